import { storyTexts } from '../../shared/catalogue';
import type { Teller } from '../games/game';
import { gameOf } from '../games/index';
import type { Rules } from '../rules/rules';
import { isTakeBack, unpackAction } from './action';
import { listScores, speak, type Speaker } from './sentence';

// The story of any game: the log beside the table, and what a replay tells.

/** The first line of the story of the game that has begun. */
export function tellBeginning(rules: Rules, speaker: Speaker): string {
  return speak(storyTexts.Begins, [gameOf(rules)?.title ?? ''], speaker);
}

/** Remembers the position before an action; once the action has been carried out, the teller tells what it did. */
export function lookBefore(rules: Rules): Teller {
  const tell = gameOf(rules)?.lookBefore(rules);
  return (action, speaker) =>
    isTakeBack(action)
      ? [speak(storyTexts.TookBack, [unpackAction(action).seat], speaker)]
      : (tell?.(action, speaker) ?? []);
}

/** "Blue 7, Orange 5": the scores that count for the result of the running game. */
export function scoresText(rules: Rules, speaker: Speaker): string {
  return listScores(gameOf(rules)?.scores(rules) ?? [], speaker);
}
