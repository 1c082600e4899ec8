import { Field, Kind, Phase } from '../../shared/doppio';
import { games } from '../../host/games/index';
import type { Rules } from '../../host/rules/rules';
import type { Random } from '../../host/sim/random';
import { unpackAction } from '../../host/words/action';
import { doppioOptionWord } from '../../host/words/doppio';
import { lookBefore } from '../../host/words/story';
import { describeTranscript, type Playthrough, tellAwaited } from './transcript';

const speaker = { language: 'en', colours: [0, 1, 2, 3, 4, 5, 6, 7] } as const;

/** Any legal choice; that a round does not count is said once in a while only. */
function choose(rules: Rules, _spare: Rules, random: Random): number {
  const legal = rules.legal();
  const plain = legal.filter((action) => unpackAction(action).kind !== Kind.Redeal);
  return random.pick(plain.length > 0 && random.below(20) > 0 ? plain : legal);
}

/** A turn of the transcript is a round, with the table as it was before the last action. */
function playthrough(options: { seats: number; hidden: boolean }, seed: number, manner: string): Playthrough {
  return {
    game: games.doppio,
    options: doppioOptionWord(options),
    seed,
    manner,
    choose,
    lookBefore: (rules) => {
      const tell = lookBefore(rules);
      return (action) => tell(action, speaker);
    },
    tellPosition: (rules) => {
      const scores = Array.from({ length: options.seats }, (_, seat) => rules.read(Field.Score, seat));
      return [`scores ${scores.join(' ')}`, tellAwaited(rules)];
    },
    // Once nothing lies on the table any more.
    isTurnOver: (rules) => {
      const phase: Phase = rules.read(Field.Phase);
      const isDealt =
        phase === Phase.Opening || (phase === Phase.Deal && rules.read(Field.BoneyardSize) === 28);
      return isDealt || phase === Phase.Over;
    },
    nameTurn: (index) => `Deal ${index + 1}`,
    isBoardBefore: true,
  };
}

describeTranscript(
  'doppio',
  [
    playthrough(
      { seats: 2, hidden: false },
      295,
      'Known hands; every choice is drawn. The table is as it was before the last action of each round.',
    ),
    playthrough(
      { seats: 3, hidden: true },
      2,
      'Hidden hands; every choice is drawn, so what is shown is any tile that can be, and not what a real hand would hold.',
    ),
  ],
  [
    ['who begins', / has the highest double and begins/g, 2],
    ['first doubles', / opens with (\d)-\1/g, 4],
    ['tiles joined', / joins \d-\d to \d-\d/g, 40],
    ['numbers unlocked', /Number \d is unlocked/g, 8],
    ['draws', / draws a tile/g, 6],
    ['passes', / passes/g, 6],
    ['hands emptied', / has played the last tile/g, 2],
    ['rounds won', / wins the round, \d+ points/g, 3],
    ['blocked rounds', / has the lowest hand and wins the round, \d+ points/g, 1],
    ['shown hands', / shows \d-\d/g, 8],
    ['a round that does not count', /The hands cannot be shown: the round does not count/g, 1],
    ['winners', /, won by seats/g, 2],
  ],
);
