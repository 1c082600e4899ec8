import { FACE_SHIFT, Field, Kind, Phase, SIDE, SQUARE_MASK } from '../../shared/doce';
import { games } from '../../host/games/index';
import type { Rules } from '../../host/rules/rules';
import type { Random } from '../../host/sim/random';
import { unpackAction } from '../../host/words/action';
import { optionWord, placeOfSquare } from '../../host/words/doce';
import { lookBefore } from '../../host/words/story';
import { describeTranscript, tellAwaited } from './transcript';

const speaker = { language: 'en', colours: [0, 1, 2, 3, 4, 5, 6, 7] } as const;

/** The round in which the seats fill the grid instead of looking for lines. */
const FULL_ROUND = 2;

/** See the manner below. */
function choose(rules: Rules, spare: Rules, random: Random): number {
  const legal = rules.legal();
  const among = [legal.filter((action) => isWinning(action, rules, spare))];
  if (rules.read(Field.Round) === FULL_ROUND) {
    const fillers = legal.filter(isFiller);
    among.splice(0, 1, fillers.filter(isOnBorder), fillers);
  }
  return random.pick(among.find((actions) => actions.length > 0) ?? legal);
}

function isWinning(action: number, rules: Rules, spare: Rules): boolean {
  const { seat } = unpackAction(action);
  spare.load(rules.state());
  spare.act(action);
  return spare.read(Field.LastPoints, seat) > 7 && spare.read(Field.Round) !== rules.read(Field.Round);
}

/** A die that shows one or six: those seldom make twelve. */
function isFiller(action: number): boolean {
  const { kind, argument } = unpackAction(action);
  return kind === Kind.Die && [1, 6].includes(argument >> FACE_SHIFT);
}

function isOnBorder(action: number): boolean {
  const { row, column } = placeOfSquare(unpackAction(action).argument & SQUARE_MASK);
  return [row, column].some((at) => at === 0 || at === SIDE - 1);
}

describeTranscript(
  'doce',
  [
    {
      game: games.doce,
      options: optionWord({ first: 1, sameNumber: 2 }),
      seed: 75,
      manner:
        'Each seat wins the round where it can, and otherwise draws one of its choices; in round 2 only ones and sixes,\n' +
        'on the border first, so that the grid fills. Blue is a, Orange b; a capital is a marked die, # a blocker.',
      choose,
      lookBefore: (rules) => {
        const tell = lookBefore(rules);
        return (action) => tell(action, speaker);
      },
      tellPosition: (rules) => {
        const both = (field: Field) => [0, 1].map((seat) => rules.read(field, seat)).join(' ');
        return [
          `round ${rules.read(Field.Round)}, scores ${both(Field.Score)}, dice left ${both(Field.DiceLeft)}`,
          tellAwaited(rules),
        ];
      },
      isTurnOver: (rules) => rules.read(Field.Phase) !== (Phase.Die as number),
      nameTurn: (index) => `Turn ${index + 1}`,
    },
  ],
  [
    ['dice', / puts a \d on row \d, column \d/g, 40],
    ['blockers', / puts the blocker on row \d, column \d/g, 2],
    ['rounds won', / wins the round, \d+ points: 12 for the line/g, 2],
    ['a line of one’s own', /2 for all own/g, 1],
    ['kept blockers', /5 for the blocker kept/g, 1],
    ['empty squares', /\d+ for empty squares/g, 2],
    ['full threes', /\d for equal numbers/g, 1],
    ['a passed turn', / has no square for a die and passes/g, 1],
    ['a drawn round', /The round is a draw, points: Blue \d, Orange \d/g, 1],
    ['further rounds', /Round \d begins/g, 3],
    ['a winner', /, won by seats/g, 1],
  ],
);
