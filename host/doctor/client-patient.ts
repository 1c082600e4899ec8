import { Code } from '../../shared/codes';
import { Refusal, type TableClient } from '../client/client';
import { inputsOf } from './patient';

/** Asks a table how its inputs read; `pass` lets time pass until the answer has come. Throws a Refusal where it cannot tell. */
export async function readInputsOf(
  client: TableClient,
  pass: (milliseconds: number) => Promise<void>,
): Promise<{ on: Set<number>; stirred: Set<number> }> {
  const { mirror } = client;
  mirror.inputs = null;
  const answer = await client.say({ word: 'inputs' });
  if (answer === Code.UnknownCommand)
    throw new Refusal('this firmware cannot tell how its inputs read; update the table', answer);
  for (let waited = 0; mirror.inputs === null && waited < 1000; waited += 10) await pass(10);
  const { inputs } = mirror as { inputs: { on: Uint8Array; stirred: Uint8Array } | null };
  if (answer !== Code.Ok || inputs === null)
    throw new Refusal('the table does not tell how its inputs read', answer);
  return { on: inputsOf(inputs.on), stirred: inputsOf(inputs.stirred) };
}
