import { Field, Kind, Phase } from '../../shared/double-trouble';
import { games } from '../../host/games/index';
import type { Rules } from '../../host/rules/rules';
import type { Random } from '../../host/sim/random';
import { unpackAction } from '../../host/words/action';
import { doubleTroubleOptionWord } from '../../host/words/double-trouble';
import { lookBefore } from '../../host/words/story';
import { describeTranscript, tellAwaited } from './transcript';

const speaker = { language: 'en', colours: [0, 1, 2, 3, 4, 5, 6, 7] } as const;
const SEATS = [0, 1, 2];

/** See the manner below. */
function choose(rules: Rules, spare: Rules, random: Random): number {
  const legal = rules.legal();
  const { kind, seat } = unpackAction(legal[0] ?? 0);
  const isFinishing = (action: number) => {
    spare.load(rules.state());
    spare.act(action);
    return spare.read(Field.Finished, seat) > rules.read(Field.Finished, seat);
  };
  const finishing = kind === (Kind.Move as number) ? legal.filter(isFinishing) : [];
  if (kind === (Kind.TurnWheel as number) && random.below(2) === 0) return legal.at(-1) as number;
  return random.pick(finishing.length > 0 ? finishing : legal);
}

describeTranscript(
  'double-trouble',
  [
    {
      game: games['double-trouble'],
      options: doubleTroubleOptionWord({ seats: 3, twoColours: false, first: 1 }),
      seed: 21,
      manner:
        'Each seat takes a piece off where it can, leaves the wheels half of the time, and otherwise draws one of its\n' +
        'choices. Blue is a, Orange b, Green c; capitals are the second pieces, !! two that have met.',
      choose,
      lookBefore: (rules) => {
        const tell = lookBefore(rules);
        return (action) => tell(action, speaker);
      },
      tellPosition: (rules) => {
        const finished = SEATS.map((seat) => rules.read(Field.Finished, seat)).join(' ');
        return [`pieces off ${finished}`, tellAwaited(rules)];
      },
      isTurnOver: (rules) => [Phase.Pop, Phase.Over].includes(rules.read(Field.Phase)),
      nameTurn: (index) => `Turn ${index + 1}`,
    },
  ],
  [
    ['pops of both rollers', / pops \d-\d/g, 20],
    ['pops of one roller', / pops \d(?!-)/g, 2],
    ['moves', / moves \d to row \d, column \d/g, 40],
    ['turned wheels', / turns wheel \d clockwise, quarters: \d/g, 8],
    ['wheels that are left', / leaves the wheels/g, 8],
    ['pop-offs', /: a pop-off/g, 3],
    ['pop-offs that end', / shows a 6 first/g, 3],
    ['a collision of one’s own', / lands on a piece of its own: both go back/g, 1],
    ['pieces that go back', / goes back to START \d/g, 5],
    ['pieces that land on the centre', / to row 5, column 5/g, 2],
    ['pieces that reach FINISH', / reaches FINISH/g, 3],
    ['a winner', /, won by seats/g, 1],
  ],
);
