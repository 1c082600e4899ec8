/**
 * The sentences of the wire, declared once. The host's codec reads this table as it is, the firmware's codec and the
 * tables in `docs/protocol.md` are generated from it.
 *
 * A line is `word number field … *crc` and a newline: the word, a decimal number (the device's event number, or the
 * host's command number), the fields in the order given here, one blank between any two, and the CRC-16 (CCITT, start
 * value 0xffff) of everything before the blank in front of the star, as four hexadecimal digits. At most 128 bytes
 * with the newline.
 */
export const PROTOCOL_VERSION = 1;
export const LINE_LIMIT = 128;
/** How many state bytes one `bytes` sentence carries at most. */
export const BYTES_PER_LINE = 40;
/** A heartbeat is sent this often, in milliseconds. */
export const BEAT_EVERY = 1000;
/** Hexadecimal digits of a build id. */
export const BUILD_ID_LENGTH = 12;

/**
 * - `number`: unsigned decimal, at most 4294967295
 * - `word`: 32 bits as eight hexadecimal digits
 * - `bytes`: an even number of hexadecimal digits
 * - `text`: letters, digits, dot, dash, underscore; at most 24
 */
export type FieldType = 'number' | 'word' | 'bytes' | 'text';

export interface Field {
  readonly name: string;
  readonly type: FieldType;
  readonly meaning: string;
}

export interface Sentence {
  readonly word: string;
  readonly meaning: string;
  readonly fields: readonly Field[];
}

/** What the table says. */
export const deviceSentences = [
  {
    word: 'hello',
    meaning:
      'Who is there: said at power-up and as the answer to the host’s hello. Event numbers start again.',
    fields: [
      { name: 'protocol', type: 'number', meaning: 'protocol version' },
      { name: 'build', type: 'text', meaning: 'build id: a hash of what the machine runs' },
      { name: 'modules', type: 'word', meaning: 'fitted modules, a bit each (Module)' },
    ],
  },
  {
    word: 'ok',
    meaning: 'The command was carried out.',
    fields: [{ name: 'command', type: 'number', meaning: 'the command’s number' }],
  },
  {
    word: 'error',
    meaning: 'The command was refused and nothing changed.',
    fields: [
      {
        name: 'command',
        type: 'number',
        meaning: 'the command’s number; 0 for a line that could not be read',
      },
      { name: 'code', type: 'number', meaning: 'why (Code)' },
    ],
  },
  {
    word: 'game',
    meaning: 'A game begins.',
    fields: [
      { name: 'game', type: 'number', meaning: 'which (GameId); 0: none' },
      { name: 'options', type: 'word', meaning: 'the option word it was started with' },
      { name: 'hash', type: 'word', meaning: 'CRC-32 of the state' },
    ],
  },
  {
    word: 'action',
    meaning: 'An action was accepted.',
    fields: [
      { name: 'action', type: 'word', meaning: 'the action' },
      { name: 'hash', type: 'word', meaning: 'CRC-32 of the state after it' },
    ],
  },
  {
    word: 'prompt',
    meaning: 'What the table expects now; said whenever it changes.',
    fields: [
      { name: 'prompt', type: 'number', meaning: 'which (Prompt)' },
      { name: 'a', type: 'number', meaning: 'first argument' },
      { name: 'b', type: 'number', meaning: 'second argument' },
      { name: 'c', type: 'number', meaning: 'third argument' },
    ],
  },
  {
    word: 'note',
    meaning: 'Something said once: a refusal at the table, a move taken back.',
    fields: [
      { name: 'note', type: 'number', meaning: 'which (Note)' },
      { name: 'a', type: 'number', meaning: 'first argument' },
      { name: 'b', type: 'number', meaning: 'second argument' },
    ],
  },
  {
    word: 'colours',
    meaning: 'What the seats wear, one hexadecimal digit a seat, seat 0 in the lowest.',
    fields: [{ name: 'colours', type: 'word', meaning: 'eight digits (Colour)' }],
  },
  {
    word: 'language',
    meaning: 'The language in which the table speaks; a host that was not told otherwise follows it.',
    fields: [{ name: 'language', type: 'number', meaning: 'its index in the catalogue’s list' }],
  },
  {
    word: 'setting',
    meaning: 'What a setting is; the answer to the host’s settings.',
    fields: [
      { name: 'setting', type: 'number', meaning: 'which (Setting)' },
      { name: 'value', type: 'number', meaning: 'its value' },
    ],
  },
  {
    word: 'inputs',
    meaning:
      'How the inputs read; the answer to the host’s inputs. A bit each: input n is bit n mod 8 of byte n div 8.',
    fields: [
      { name: 'on', type: 'bytes', meaning: 'those that are on in this scan, bouncing or not' },
      {
        name: 'stirred',
        type: 'bytes',
        meaning: 'those that read differently in any scan since the host last asked',
      },
    ],
  },
  {
    word: 'beat',
    meaning: 'The heartbeat, once a second.',
    fields: [
      { name: 'uptime', type: 'number', meaning: 'milliseconds since power-up' },
      { name: 'hash', type: 'word', meaning: 'CRC-32 of the state' },
    ],
  },
  {
    word: 'state',
    meaning: 'A snapshot begins; its bytes follow at once.',
    fields: [
      { name: 'game', type: 'number', meaning: 'which (GameId); 0: none' },
      { name: 'options', type: 'word', meaning: 'the option word it was started with' },
      { name: 'length', type: 'number', meaning: 'how many bytes follow' },
      { name: 'hash', type: 'word', meaning: 'CRC-32 of the state' },
    ],
  },
  {
    word: 'bytes',
    meaning: 'A part of the snapshot.',
    fields: [
      { name: 'offset', type: 'number', meaning: 'where the bytes belong' },
      { name: 'data', type: 'bytes', meaning: 'at most 40 bytes' },
    ],
  },
] as const satisfies readonly Sentence[];

/** What the host says. Each gets exactly one `ok` or `error`. */
export const hostSentences = [
  {
    word: 'hello',
    meaning: 'Who are you? Opens the conversation: command numbers start again.',
    fields: [{ name: 'protocol', type: 'number', meaning: 'protocol version of the host' }],
  },
  { word: 'snapshot', meaning: 'Say the whole state.', fields: [] },
  {
    word: 'start',
    meaning: 'Begin a game.',
    fields: [
      { name: 'game', type: 'number', meaning: 'which (GameId)' },
      { name: 'options', type: 'word', meaning: 'the game’s option word' },
    ],
  },
  {
    word: 'dice',
    meaning: 'These dice were rolled just now; 0 for a die that was not. Only where no tag reader is fitted.',
    fields: [
      { name: 'red1', type: 'number', meaning: 'face' },
      { name: 'red2', type: 'number', meaning: 'face' },
      { name: 'red3', type: 'number', meaning: 'face' },
      { name: 'blue1', type: 'number', meaning: 'face' },
      { name: 'blue2', type: 'number', meaning: 'face' },
      { name: 'blue3', type: 'number', meaning: 'face' },
    ],
  },
  {
    word: 'set',
    meaning: 'Change a setting.',
    fields: [
      { name: 'setting', type: 'number', meaning: 'which (Setting)' },
      { name: 'value', type: 'number', meaning: 'its value' },
    ],
  },
  { word: 'settings', meaning: 'Say every setting.', fields: [] },
  { word: 'inputs', meaning: 'Say how the inputs read.', fields: [] },
] as const satisfies readonly Sentence[];

/** What a field's value is in a program. */
export type FieldValue<Type> = Type extends 'number' | 'word'
  ? number
  : Type extends 'bytes'
    ? Uint8Array
    : string;
type Fields<Spec extends Sentence> = {
  readonly [F in Spec['fields'][number] as F['name']]: FieldValue<F['type']>;
};
type Said<Spec extends Sentence> = Spec extends Sentence
  ? { readonly word: Spec['word']; readonly number: number } & Fields<Spec>
  : never;

/** A sentence of the table, its fields by their names. */
export type DeviceSentence = Said<(typeof deviceSentences)[number]>;
/** A sentence of the host, its fields by their names. */
export type HostSentence = Said<(typeof hostSentences)[number]>;
