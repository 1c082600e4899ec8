import { CELLS } from '../../../shared/cells';
import { MAX_WHEELS, PIECES } from '../../../shared/double-trouble';
import { ROLLERS } from '../../../shared/objects';
import { BUTTONS_PER_SEAT, MAX_SEATS } from '../../../shared/seats';
import type { Hand } from '../view';

const DICE = 6;
/** Highest face of a DOCE die (0 is the blocker), and highest number of a domino. */
const HIGHEST_FACE = 6;
const HIGHEST_NUMBER = 6;

type Check = (value: unknown) => string | null;

const cell = whole(0, CELLS - 1);
const seat = whole(0, MAX_SEATS - 1);

/** What each hand must carry, and may carry; anything else is refused. */
const hands: Readonly<Record<Hand['hand'], { must: Record<string, Check>; may?: Record<string, Check> }>> = {
  touch: { must: { cell } },
  put: { must: { seat, cell }, may: { face: whole(0, HIGHEST_FACE) } },
  pad: { must: { seat }, may: { tile } },
  draw: { must: { seat } },
  look: { must: { seat: seatOrNobody } },
  again: { must: {} },
  move: { must: { from: cell, to: cell } },
  away: { must: {}, may: { cell } },
  arrow: { must: { piece: whole(0, PIECES - 1) }, may: { cell, heading: whole(0, 3) } },
  wheel: { must: { wheel: whole(0, MAX_WHEELS - 1), clockwise: trueOrFalse } },
  roller: { must: { roller: whole(0, ROLLERS - 1), down: trueOrFalse } },
  arrange: { must: {} },
  throw: { must: { dice: differentDice } },
  button: { must: { seat, button: whole(0, BUTTONS_PER_SEAT - 1), down: trueOrFalse } },
};

/**
 * Reads one message of a browser. Anything may stand in it, so that every field is checked for its type and range and
 * unknown fields are refused.
 *
 * @returns the hand, or in words what is wrong with the message
 */
export function parseHand(text: string): Hand | string {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return 'The message is not JSON.';
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    return 'The message is not an object.';
  const fields = new Map<string, unknown>(Object.entries(message));
  const name = fields.get('hand');
  if (typeof name !== 'string' || !Object.hasOwn(hands, name)) {
    return `"hand" must be one of ${Object.keys(hands).join(', ')}.`;
  }
  const { must, may = {} } = hands[name as Hand['hand']];
  for (const key of fields.keys()) {
    if (key === 'hand' || Object.hasOwn(must, key) || Object.hasOwn(may, key)) continue;
    return `"${name}" takes no field ${JSON.stringify(key.slice(0, 40))}.`;
  }
  for (const [key, check] of Object.entries({ ...must, ...may })) {
    if (!fields.has(key) && Object.hasOwn(may, key)) continue;
    const wrong = check(fields.get(key));
    if (wrong) return `"${key}" of "${name}" must be ${wrong}.`;
  }
  return message as Hand;
}

function whole(least: number, most: number): Check {
  return (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most
      ? null
      : `a whole number ${least} … ${most}`;
}

function trueOrFalse(value: unknown): string | null {
  return typeof value === 'boolean' ? null : 'true or false';
}

function seatOrNobody(value: unknown): string | null {
  const wrong = value === null ? null : seat(value);
  return wrong && `${wrong}, or null`;
}

function tile(value: unknown): string | null {
  const number = whole(0, HIGHEST_NUMBER);
  const good =
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((one) => number(one) === null) &&
    value[0] <= value[1];
  return good ? null : `two numbers 0 … ${HIGHEST_NUMBER}, the lower first`;
}

function differentDice(value: unknown): string | null {
  const die = whole(0, DICE - 1);
  const good =
    Array.isArray(value) &&
    value.length >= 1 &&
    value.length <= DICE &&
    value.every((one) => die(one) === null) &&
    new Set(value).size === value.length;
  return good ? null : `a list of 1 … ${DICE} different dice, each 0 … ${DICE - 1}`;
}
