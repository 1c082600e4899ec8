import { expect, test } from 'vitest';
import { arrange, begin } from './arrange-double-trouble';

// How many sequences of actions lead on from a position, against numbers that can be worked out by hand.

test('DT-first, DT-move, DT-star: from the beginning', () => {
  const { rules } = begin();
  expect(rules.countLeaves(1)).toBe(6 * 6);
  // Of 36 pops, 30 leave two pieces and two dice to choose from, and 6 doubles two pieces.
  const firstMoves = 30 * 4 + 6 * 2;
  expect(rules.countLeaves(2)).toBe(firstMoves);
  // Each face makes as many of them. By 1 and 2 the other piece's move follows, by 3 to 6 a star with its thirteen choices.
  const byEachFace = firstMoves / 6;
  expect(rules.countLeaves(3)).toBe(byEachFace * (2 + 4 * 13));
});

test('DT-centre, DT-popoff: one piece on the centre star, with an opponent beside it', () => {
  const game = arrange({
    pieces: [
      ['4 4 west', 'off'],
      ['3 4 north', '8 2 north'],
    ],
  });
  game.pop(1);
  expect(game.rules.countLeaves(1)).toBe(4);
  // East, south and west are stars with thirteen choices; north is a pop-off that one of two wins.
  expect(game.rules.countLeaves(2)).toBe(3 * 13 + 2);
  // After a star the next seat pops two rollers. After the pop-off its loser chooses a START.
  expect(game.rules.countLeaves(3)).toBe(3 * 13 * 36 + 2 * 2);
});
