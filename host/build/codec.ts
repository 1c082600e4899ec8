import * as protocol from '../../shared/sentences';
import { deviceSentences, hostSentences, type Field, type Sentence } from '../../shared/sentences';

/** AssemblyScript source with the protocol's numbers. */
export function protocolSource(): string {
  return `// Generated from shared/sentences.ts.
export const PROTOCOL_VERSION: u32 = ${protocol.PROTOCOL_VERSION};
export const LINE_LIMIT: i32 = ${protocol.LINE_LIMIT};
export const BYTES_PER_LINE: i32 = ${protocol.BYTES_PER_LINE};
export const BEAT_EVERY: u32 = ${protocol.BEAT_EVERY};
export const BUILD_ID_LENGTH: i32 = ${protocol.BUILD_ID_LENGTH};
`;
}

const putters = { number: 'putNumber', word: 'putHex', bytes: 'putBytes', text: 'putText' } as const;
const takers = { number: 'takeNumber', word: 'takeHex', bytes: undefined, text: undefined } as const;

/** AssemblyScript source of the firmware's half of the codec: one function a device sentence, one reader for commands. */
export function sentencesSource(): string {
  const most = Math.max(...hostSentences.map((sentence) => sentence.fields.length));
  return `// Generated from shared/sentences.ts.
import { beginFields, isFieldGood, isLineDone, takeHex, takeNumber, takeWord } from '../../firmware/input/line-reader';
import { beginLine, endLine, putBytes, putHex, putNumber, putText } from '../../firmware/output/line-writer';

${deviceSentences.map(sayFunction).join('\n')}
export enum Command {
  Unknown,
  /** A known word whose fields are missing, too many or malformed. */
  Malformed,
${hostSentences.map((sentence) => `  ${capital(sentence.word)},`).join('\n')}
}

const FIELDS: usize = memory.data(${most * 4}, 4);
let number: u32 = 0;

/** The number of the command read last; 0 where it had none. */
export function commandNumber(): u32 {
  return number;
}

/** A field of the command read last. */
export function commandField(index: i32): u32 {
  return load<u32>(FIELDS + (index << 2));
}

/** Takes the present line apart. */
export function readCommand(): Command {
  number = 0;
${hostSentences.map((sentence) => `  if (takeWord(${bytesOf(sentence.word)}, ${sentence.word.length})) return readFields(Command.${capital(sentence.word)});`).join('\n')}
  return Command.Unknown;
}

function readFields(command: Command): Command {
  beginFields();
  number = takeNumber();
  switch (command) {
${hostSentences
  .filter((sentence) => sentence.fields.length > 0)
  .map(
    (sentence) => `    case Command.${capital(sentence.word)}:\n${takeFields(sentence.fields)}      break;`,
  )
  .join('\n')}
  }
  return isFieldGood && isLineDone() ? command : Command.Malformed;
}
`;
}

function sayFunction(sentence: Sentence): string {
  const variable = (field: Field) => field.type === 'bytes' || field.type === 'text';
  const parameters = sentence.fields.map((field) =>
    variable(field) ? `${field.name}: usize, ${field.name}Length: i32` : `${field.name}: u32`,
  );
  const puts = sentence.fields.map((field) =>
    variable(field)
      ? `  ${putters[field.type]}(${field.name}, ${field.name}Length);\n`
      : `  ${putters[field.type]}(${field.name});\n`,
  );
  return `/** ${sentence.meaning} */
export function say${capital(sentence.word)}(${parameters.join(', ')}): void {
  beginLine(${bytesOf(sentence.word)}, ${sentence.word.length});
${puts.join('')}  endLine();
}
`;
}

function takeFields(fields: readonly Field[]): string {
  return fields
    .map((field, index) => {
      const taker = takers[field.type];
      if (!taker) throw new Error(`the firmware cannot read a ${field.type} field (${field.name})`);
      return `      store<u32>(FIELDS + ${index * 4}, ${taker}());\n`;
    })
    .join('');
}

function bytesOf(text: string): string {
  return `memory.data<u8>([${[...text].map((letter) => `0x${letter.charCodeAt(0).toString(16)}`).join(', ')}])`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
