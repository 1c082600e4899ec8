import {
  type DeviceSentence,
  deviceSentences,
  type Field,
  type FieldValue,
  type HostSentence,
  hostSentences,
  LINE_LIMIT,
  type Sentence,
} from '../../shared/sentences';

// The host's half of the codec, straight from the table in shared/sentences.ts.

/** A line that could not be read, and why. */
export interface BadLine {
  readonly bad: string;
  readonly line: string;
  /** Its number, where the line has arrived whole and only says something that is not known here. */
  readonly number?: number;
}

/** CRC-16 (CCITT, polynomial 0x1021, start value 0xffff) of a text's bytes. */
export function crc16(text: string): number {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'latin1')) {
    let x = ((crc >> 8) ^ byte) & 0xff;
    x ^= x >> 4;
    crc = ((crc << 8) ^ (x << 12) ^ (x << 5) ^ x) & 0xffff;
  }
  return crc;
}

/** Adds the checksum; without the newline. */
export function seal(body: string): string {
  return `${body} *${crc16(body).toString(16).padStart(4, '0')}`;
}

/** A sentence as a line, without the newline. */
export function encode(sentence: HostSentence | DeviceSentence): string {
  const specs: readonly Sentence[] = [...hostSentences, ...deviceSentences].filter(
    (candidate) => candidate.word === sentence.word,
  );
  const values = sentence as unknown as Record<string, FieldValue<Field['type']>>;
  const spec = specs.find((candidate) => candidate.fields.every((field) => field.name in values));
  if (!spec) throw new Error(`no sentence "${sentence.word}" has these fields`);
  const fields = spec.fields.map((field) => encodeField(field, values[field.name] as never));
  return seal([spec.word, sentence.number, ...fields].join(' '));
}

function encodeField(field: Field, value: number & Uint8Array & string): string {
  if (field.type === 'word') return (value >>> 0).toString(16).padStart(8, '0');
  return field.type === 'bytes' ? Buffer.from(value).toString('hex') : String(value);
}

const patterns = {
  number: /^\d{1,10}$/,
  word: /^[0-9a-f]{8}$/,
  bytes: /^([0-9a-f]{2})+$/,
  text: /^[A-Za-z0-9._-]{1,24}$/,
} as const;

/** Reads a line of the table. Fields behind those that are known are those of a newer table, and are passed over. */
export function decodeDevice(line: string): DeviceSentence | BadLine {
  return decode(line, deviceSentences, false) as DeviceSentence | BadLine;
}

/**
 * The sentence at the end of a line that could not be read, or null: where a newline was lost, half a line stands before a whole one,
 * whose checksum tells that it is one.
 */
export function salvageDevice(line: string): DeviceSentence | null {
  for (const { word } of deviceSentences)
    for (let at = line.lastIndexOf(`${word} `); at > 0; at = line.lastIndexOf(`${word} `, at - 1)) {
      const sentence = decodeDevice(line.slice(at));
      if (!isBad(sentence)) return sentence;
    }
  return null;
}

/** Reads a line of the host; for tests and for looking into a log. */
export function decodeHost(line: string): HostSentence | BadLine {
  return decode(line, hostSentences, true) as HostSentence | BadLine;
}

function decode(line: string, specs: readonly Sentence[], isExact: boolean): object {
  const bad = (reason: string): BadLine => ({ bad: reason, line });
  if (line.length >= LINE_LIMIT) return bad(`longer than ${LINE_LIMIT} bytes`);
  const match = /^(.+) \*([0-9a-f]{4})$/.exec(line);
  if (!match) return bad('no checksum at its end');
  const [, body = '', sum = ''] = match;
  if (crc16(body) !== Number.parseInt(sum, 16)) return bad('wrong checksum');
  const [word, number = '', ...texts] = body.split(' ');
  if (!patterns.number.test(number)) return bad('no number after the word');
  const spec = specs.find((candidate) => candidate.word === word);
  if (!spec) return { ...bad(`unknown word ${JSON.stringify(word)}`), number: Number(number) };
  // A table that is newer by one version may say more at the end.
  if (texts.length < spec.fields.length || (isExact && texts.length > spec.fields.length))
    return bad(`${texts.length} fields, "${word}" has ${spec.fields.length}`);
  const said: Record<string, unknown> = { word, number: Number(number) };
  for (const [index, field] of spec.fields.entries()) {
    const text = texts[index] ?? '';
    if (!patterns[field.type].test(text)) return bad(`${field.name} is not a ${field.type}`);
    said[field.name] = decodeField(field, text);
  }
  return said;
}

function decodeField(field: Field, text: string): number | Uint8Array | string {
  switch (field.type) {
    case 'number':
      return Number(text);
    case 'word':
      return Number.parseInt(text, 16);
    case 'bytes':
      return new Uint8Array(Buffer.from(text, 'hex'));
    case 'text':
      return text;
  }
}

/** Whether a decoded line could not be read. */
export function isBad(decoded: object): decoded is BadLine {
  return 'bad' in decoded;
}
