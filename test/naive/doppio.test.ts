import { describe, expect, test } from 'vitest';
import { NaiveDoppio, type NaiveDoppioAction, type Tile } from './doppio';

const tile = (name: string): Tile => [Number(name[0]), Number(name[1])];
const names = (tiles: Tile[]) => tiles.map((t) => t.join('')).join(' ');

/** '36' is a tile dealt to whoever is next; '1:36@66' a play of seat 1 ('@-': on nothing); '1d36' a draw. */
function run(game: NaiveDoppio, script: string): NaiveDoppio {
  for (const word of script.split(' ')) {
    const seat = Number(word[0]);
    const [what, on] = word.slice(2).split('@') as [string, string];
    if (word[1] === ':') game.apply({ do: 'play', seat, tile: tile(what), on: on === '-' ? null : tile(on) });
    else if (word[1] === 'd') game.apply({ do: 'draw', seat, tile: tile(what) });
    else game.apply({ do: 'deal', seat: game.awaited().seat!, tile: tile(word) });
  }
  return game;
}

/** A game in which the seats were dealt these hands. */
function dealt(...hands: string[]): NaiveDoppio {
  const game = new NaiveDoppio({ seats: hands.length as 2 | 3 | 4 });
  const piles = hands.map((hand) => hand.split(' '));
  for (const i of piles[0]!.keys()) for (const pile of piles) run(game, pile[i]!);
  return game;
}

function plays(game: NaiveDoppio): string[] {
  return game.legal().map((action) => {
    if (action.do !== 'play') throw new Error('no play is awaited');
    return `${names([action.tile])}@${action.on === null ? '-' : names([action.on])}`;
  });
}

function everythingOf(game: NaiveDoppio): string {
  const seats = [0, 1, 2, 3].map((seat) => [game.hand(seat), game.score(seat)]);
  const rest = [game.awaited(), game.boneyard(), game.table(), game.round(), game.winners()];
  return JSON.stringify([seats, rest, game.lastRound()]);
}

/** It must be refused for this reason, and nothing may have changed. */
function expectRefused(game: NaiveDoppio, action: object, reason: RegExp): void {
  const before = everythingOf(game);
  expect(() => game.apply(action as NaiveDoppioAction)).toThrow(reason);
  expect(everythingOf(game)).toBe(before);
}

test.each([
  [2, 8, 12],
  [3, 6, 10],
  [4, 6, 4],
] as const)('DP-deal: %i seats get %i tiles each, %i are left', (seats, handSize, left) => {
  const game = new NaiveDoppio({ seats });
  expect(game.legal()).toHaveLength(28);
  for (let n = 0; n < seats * handSize; n++) {
    expect(game.awaited()).toEqual({ kind: 'chance', seat: n % seats, phase: 'deal' });
    expect(game.legal()).toHaveLength(28 - n);
    game.apply(game.legal()[0]!); // 00 is the first
  }
  for (let seat = 0; seat < seats; seat++) expect(game.hand(seat)).toHaveLength(handSize);
  expect(game.boneyard()).toHaveLength(left);
  expect(game.awaited()).toMatchObject({ kind: 'choice', phase: 'play' });
});

test('DP-deal: only a tile that is still there, to the seat whose tile it is', () => {
  const game = run(new NaiveDoppio({ seats: 2 }), '36');
  expectRefused(game, { do: 'deal', seat: 0, tile: [0, 0] }, /seat 1 is awaited/);
  expectRefused(game, { do: 'deal', seat: 1, tile: [3, 6] }, /not possible/);
  expectRefused(game, { do: 'deal', seat: 1, tile: [5, 4] }, /not possible/); // low number first
  expectRefused(game, { do: 'deal', seat: 1, tile: [0, 7] }, /not possible/);
  expectRefused(game, { do: 'draw', seat: 1, tile: [0, 0] }, /phase deal is awaited/);
  expect([names(game.hand(0)), names(game.hand(1)), game.boneyard().length]).toEqual(['36', '', 27]);
});

test('DP-start: the highest double in any hand starts, and is played', () => {
  const game = dealt('00 11 33 56 46 36', '44 01 02 03 04 05', '22 12 13 14 15 16');
  expect(game.awaited()).toEqual({ kind: 'choice', seat: 1, phase: 'play' });
  expect(plays(game)).toEqual(['44@-']);
  expectRefused(game, { do: 'play', seat: 1, tile: [0, 4], on: null }, /not possible/);
  run(game, '1:44@-');
  expect(game.table()).toEqual([{ tile: [4, 4], openEnds: [4, 4, 4, 4] }]);
  expect(game.awaited().seat).toBe(2); // DP-order
  expect(plays(game)).toEqual(['14@44']);
});

test('DP-start: no double in any hand, all tiles back and deal again', () => {
  const game = dealt('01 02 03 04 05 06 12 13', '14 15 16 23 24 25 26 34');
  expect(game.awaited()).toEqual({ kind: 'chance', seat: 0, phase: 'deal' });
  expect([game.boneyard().length, game.hand(0), game.round(), game.lastRound()]).toEqual([28, [], 1, null]);
});

test('DP-spin: a double has four sides, one of them used up by the tile that it was joined to', () => {
  const game = dealt('66 56 01 02 03 04 05 12', '36 33 46 26 34 35 13 23');
  run(game, '0:66@- 1:36@66 0:56@66');
  expect(game.table().map(({ openEnds }) => openEnds)).toEqual([[6, 6], [3], [5]]);
  run(game, '1:33@36');
  expect(game.table().map(({ openEnds }) => openEnds)).toEqual([[6, 6], [], [5], [3, 3, 3]]);
  run(game, '0:03@33 1:34@33 0d14 1:35@33 0d15 1:46@66 0d16 0:16@66');
  const ends = game.table().map(({ tile: t, openEnds }) => `${names([t])}:${openEnds.join('')}`);
  expect(ends.join(' ')).toBe('66: 36: 56:5 33: 03:0 34:4 35:5 46:4 16:1');
});

test('DP-unlock: an end n takes a tile only when the double n-n lies on the table, or takes n-n itself', () => {
  const game = dealt('66 36 13 01 05 04 02 12', '06 33 23 34 46 55 45 35');
  run(game, '0:66@- 1:06@66');
  expect(plays(game)).toEqual(['36@66']); // not 01, 02, 04 or 05 on 06
  run(game, '0:36@66');
  expect(plays(game)).toEqual(['33@36', '46@66']); // not 23, 34 or 35 on 36
  expectRefused(game, { do: 'play', seat: 1, tile: [2, 3], on: [3, 6] }, /not possible/);
  run(game, '1:33@36');
  expect(plays(game)).toEqual(['13@33']);
});

test('DP-unlock: an unlocked number is unlocked at every end', () => {
  const game = dealt('66 36 56 01 05 04 02 12', '06 33 23 34 46 55 45 35');
  run(game, '0:66@- 1:46@66 0:36@66 1:33@36 0:56@66 1:55@56 0:05@55');
  expect(plays(game)).toEqual(['06@66', '23@33', '34@33', '35@33', '35@55', '45@55']);
  run(game, '1:35@33 0d03');
  expect(plays(game)).toEqual(['03@33']);
  run(game, '0:03@33 1:06@66 0d25');
  expect(plays(game)).toEqual(['25@55', '25@35']);
});

test('DP-must: a seat that can play must, and only with its own tiles', () => {
  const game = dealt('66 56 01 02 03 04 05 12', '36 33 46 26 34 35 13 23');
  run(game, '0:66@-');
  expect(game.awaited()).toEqual({ kind: 'choice', seat: 1, phase: 'play' });
  expectRefused(game, { do: 'draw', seat: 1, tile: [0, 0] }, /phase play is awaited/);
  expectRefused(game, { do: 'play', seat: 1, tile: [5, 6], on: [6, 6] }, /not possible/);
  expectRefused(game, { do: 'play', seat: 1, tile: [3, 6], on: null }, /not possible/);
  expectRefused(game, { do: 'play', seat: 1, tile: [3, 6], on: [5, 6] }, /not possible/);
  expectRefused(game, { do: 'play', seat: 0, tile: [5, 6], on: [6, 6] }, /seat 1 is awaited/);
});

test('DP-draw: a seat that cannot play draws one tile; if it fits it must be played, else the turn passes', () => {
  const game = dealt('66 56 01 02 03 04 05 12', '00 11 22 33 44 45 34 35');
  run(game, '0:66@-');
  expect(game.awaited()).toEqual({ kind: 'chance', seat: 1, phase: 'draw' });
  expect(game.legal()).toHaveLength(12);
  expectRefused(game, { do: 'draw', seat: 1, tile: [0, 1] }, /not possible/);
  const other = game.clone();
  run(other, '1d46');
  expect(other.awaited()).toEqual({ kind: 'choice', seat: 1, phase: 'play' });
  expect(plays(other)).toEqual(['46@66']);
  run(game, '1d13');
  expect(game.awaited()).toEqual({ kind: 'choice', seat: 0, phase: 'play' });
  expect([names(game.hand(1)), game.boneyard().length]).toEqual(['00 11 13 22 33 34 35 44 45', 11]);
});

const BLOCKED =
  '34 13 12 33 46 04 06 55 23 45 02 36 44 16 05 35 01 11 1:55@- 2:05@55 0:45@55 1d26 2d15 2:15@55 0:44@45 ' +
  '1:46@44 2:11@15 0:35@55 1:13@11 2:04@44 0:33@35 1:01@11 2:36@33 0:34@44 1:16@11 2:23@13 0d25 1d14 2d56 ' +
  '0d00 0:00@05 1:02@01 2d24 0:06@00 1d03';

const BLOCKED_TIE =
  '14 24 11 25 34 36 05 13 26 01 45 56 33 44 00 23 1:44@- 0:45@44 1:24@44 0:34@44 1d06 0:33@34 1:23@33 0:14@44 ' +
  '1:13@33 0:11@13 1:01@11 0:00@01 1:36@33 0:05@00 1:06@00 0d02 0:02@00 1d04 0d46 1d22 1:22@23 0:26@24 1:25@22 ' +
  '0d15 0:15@14 1d12 1:12@02 0d35 1d03 0d16';

const OUT =
  '55 26 01 66 05 35 46 36 12 24 44 33 56 34 13 11 1:66@- 0:56@66 1:36@66 0:55@56 1:35@55 0:05@55 1:33@35 ' +
  '0:13@36 1:11@13 0:46@66 1:34@33 0:01@11 1:26@66 0:44@34';

test('DP-draw, DP-blocked: nobody draws the last two tiles; the lowest hand wins all the other pips', () => {
  const game = run(new NaiveDoppio({ seats: 3 }), BLOCKED);
  expect([names(game.boneyard()), game.awaited().phase]).toEqual(['22 66', 'play']);
  expect([0, 1, 2].map((seat) => names(game.hand(seat)))).toEqual(['25', '03 14 26', '12 24 56']);
  expect(plays(game)).toEqual(['03@04', '03@33', '03@34', '03@00']);
  run(game, '1:03@33');
  expect(game.lastRound()).toEqual({ winner: 0, points: 13 + 20, blocked: true });
  expect([game.score(0), game.score(1), game.score(2)]).toEqual([33, 0, 0]);
});

test('DP-blocked-tie: equal lowest hands, nobody scores', () => {
  const game = run(new NaiveDoppio({ seats: 2 }), BLOCKED_TIE);
  expect([names(game.hand(0)), names(game.hand(1))]).toEqual(['16 35 46', '03 04 56']);
  run(game, '0:16@12'); // 8 + 10 against 3 + 4 + 11, and 55 and 66 stay in the boneyard
  expect(game.lastRound()).toEqual({ winner: null, points: 0, blocked: true });
  expect([game.score(0), game.score(1), game.round()]).toEqual([0, 0, 2]);
});

test('DP-out: an emptied hand scores the pips of the others, and the next round is dealt', () => {
  const game = run(new NaiveDoppio({ seats: 2 }), OUT);
  expect([names(game.hand(0)), names(game.hand(1))]).toEqual(['12', '24']);
  run(game, '1:24@44');
  expect(game.lastRound()).toEqual({ winner: 1, points: 3, blocked: false });
  expect([game.score(0), game.score(1), game.round(), game.table()]).toEqual([0, 3, 2, []]);
  expect(game.awaited()).toEqual({ kind: 'chance', seat: 0, phase: 'deal' });
  expect([game.boneyard().length, game.hand(0)]).toEqual([28, []]);
});

test('DP-match: 100 points end it, and the last table stays', () => {
  const game = new NaiveDoppio({ seats: 2 });
  for (let round = 1; round <= 34; round++) {
    expect([game.round(), game.score(1), game.winners()]).toEqual([round, 3 * (round - 1), []]);
    run(game, `${OUT} 1:24@44`);
  }
  expect(game.awaited()).toEqual({ kind: 'over', seat: null, phase: 'over' });
  expect([game.round(), game.score(1), game.winners(), game.legal()]).toEqual([34, 102, [1], []]);
  expect([game.table().length, names(game.hand(0))]).toEqual([15, '12']);
  expectRefused(game, { do: 'deal', seat: 0, tile: [0, 0] }, /over/);
});

describe('random games end', () => {
  test.each([2, 3, 4] as const)('DP-match: %i seats', { timeout: 600_000 }, (seats) => {
    let seed = 12345;
    const below = (n: number) => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      return Math.floor((seed / 2 ** 32) * n);
    };
    const everySeat = [0, 1, 2, 3].slice(0, seats);
    const pips = (tiles: Tile[]) => tiles.flat().reduce((sum, number) => sum + number, 0);
    for (let n = 0; n < Number(process.env['NAIVE_GAMES'] ?? 10); n++) {
      const game = new NaiveDoppio({ seats });
      const totals = everySeat.map(() => 0);
      while (game.awaited().kind !== 'over') {
        const table = game.table();
        const round = game.round();
        const hands = everySeat.map((seat) => game.hand(seat));
        expect(hands.flat().length + table.length + game.boneyard().length).toBe(28);
        const choice = game.legal()[below(game.legal().length)]!;
        if (choice.do === 'draw') expect(game.boneyard().length).toBeGreaterThan(2);
        if (choice.do === 'play' && choice.on !== null) {
          // DP-unlock: the number in common is unlocked, or this is its double.
          const common = choice.tile.find((number) => choice.on!.includes(number))!;
          const doubles = [...table.map((laid) => laid.tile), choice.tile].filter(
            ([low, high]) => low === high,
          );
          expect(doubles.some(([low]) => low === common)).toBe(true);
        }
        game.apply(choice);
        if (game.round() === round && game.awaited().kind !== 'over') continue;
        // The round has ended: what was in the hands after the last action?
        if (choice.do === 'draw') hands[choice.seat]!.push(choice.tile);
        else hands[choice.seat] = hands[choice.seat]!.filter((t) => names([t]) !== names([choice.tile]));
        const counts = hands.map(pips);
        const { winner, points, blocked } = game.lastRound()!;
        expect(blocked).toBe(hands.every((hand) => hand.length > 0));
        const lowest = blocked ? Math.min(...counts) : 0;
        const lowestSeats = everySeat.filter((seat) =>
          blocked ? counts[seat] === lowest : hands[seat]!.length === 0,
        );
        expect(winner).toBe(lowestSeats.length === 1 ? lowestSeats[0] : null);
        expect(points).toBe(winner === null ? 0 : counts.reduce((a, b) => a + b, 0) - lowest);
        if (winner !== null) totals[winner]! += points;
        expect(everySeat.map((seat) => game.score(seat))).toEqual(totals);
      }
      expect(game.winners()).toEqual(everySeat.filter((seat) => totals[seat]! >= 100));
      expect(game.winners()).toHaveLength(1);
    }
  });
});
