import { Prompt } from '../../shared/prompts';

/** A prompt and its arguments, as a game's binding has phrased it last. */
export let prompt: Prompt = Prompt.Idle;
export let promptA: u32 = 0;
export let promptB: u32 = 0;
export let promptC: u32 = 0;

/** Phrases a prompt; the meaning of the arguments stands in shared/prompts.ts. */
export function phrase(code: Prompt, a: u32 = 0, b: u32 = 0, c: u32 = 0): void {
  prompt = code;
  promptA = a;
  promptB = b;
  promptC = c;
}
