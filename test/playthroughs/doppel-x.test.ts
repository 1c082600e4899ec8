import { Field, Kind } from '../../shared/doppel-x';
import { doppelX } from '../../host/games/doppel-x';
import type { Rules } from '../../host/rules/rules';
import type { Random } from '../../host/sim/random';
import { unpackAction } from '../../host/words/action';
import { doppelXOptionWord, type DoppelXOptions } from '../../host/words/doppel-x';
import { lookBefore } from '../../host/words/story';
import { describeTranscript, type Playthrough, tellAwaited } from './transcript';

const speaker = { language: 'en', colours: [0, 1, 2, 3, 4, 5, 6, 7] } as const;

/** Whoever may bet and has not, does so mostly; seldom a bet is changed; then the seat on turn throws. */
function choose(rules: Rules, _spare: Rules, random: Random): number {
  const legal = rules.legal();
  const firstBets = legal.filter((action) => {
    const { kind, seat } = unpackAction(action);
    return kind === Kind.Bet && rules.read(Field.Bet, seat) === 0;
  });
  if (firstBets.length > 0 && random.below(3) > 0) return random.pick(firstBets);
  return random.below(8) === 0 ? random.pick(legal) : (legal.at(-1) as number);
}

/** A turn of the transcript is a throw, with the dice as they lay before it was scored. */
function playthrough(options: DoppelXOptions, seed: number): Playthrough {
  let lastKind = 0;
  return {
    game: doppelX,
    options: doppelXOptionWord(options),
    seed,
    manner:
      `Board ${options.board}, letters ${options.letters}. Bets are drawn, and so is where dice lie, much more simply than dice roll.\n` +
      'The board is as it was before each scoring; behind the letter of an area stands the die that touches it.',
    choose,
    lookBefore: (rules) => {
      const tell = lookBefore(rules);
      return (action) => {
        lastKind = unpackAction(action).kind;
        return tell(action, speaker);
      };
    },
    tellPosition: (rules) => [`chips ${doppelX.scores(rules).join(' ')}`, tellAwaited(rules)],
    isTurnOver: () => lastKind === Kind.Settled,
    nameTurn: (index) => (index === 0 ? 'Opening' : `Throw ${index}`),
    isBoardBefore: true,
  };
}

describeTranscript(
  'doppel-x',
  [
    playthrough({ seats: 3, board: 'I', spinner: false, letters: 'ABCD', first: 0 }, 38),
    playthrough({ seats: 6, board: 'IV', spinner: true, letters: 'BEGH', first: 4 }, 2),
  ],
  [
    ['throws', / throws/g, 12],
    ['dice that come to lie somewhere', / lies in (no score|−1|[123]x)/g, 30],
    ['dice that fall', / falls into a hole/g, 3],
    ['dice that land outside', / lands outside/g, 1],
    ['bets', / bets on [A-H]/g, 8],
    ['a bet that is taken back', / takes the bet back/g, 1],
    ['bets that pay', /The bet of \w+ on [A-H] pays \d/g, 2],
    ['scores of dice', /\w+ [123] × [123]x = \d: \w+ \+\d/g, 10],
    ['the neutral die', /neutral [123] × [123]x = \d: \w+ \+\d/g, 3],
    ['no score', / in no score: \w+ \+0/g, 2],
    ['Double X', /Double X! 10 chips each for/g, 1],
    ['the spinner', /The spinner has flung a die/g, 1],
    ['winners', /, won by seats/g, 2],
  ],
);
