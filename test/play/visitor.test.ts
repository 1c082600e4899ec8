import { describe, expect, test } from 'vitest';
import { GameId } from '../../shared/games';
import { actOnWorld } from '../../host/play/visitor';
import { viewOfTable } from '../../host/play/table-view';
import { Random } from '../../host/sim/random';
import { marble } from '../../host/sim/piece';
import { World } from '../../host/sim/world';
import type { Hand } from '../../host/view/view';
import { tileNumber } from '../../host/words/doppio';
import { AtTable } from '../table/at-table';

const english = { language: 'en', colours: [0, 1, 2, 3, 4, 5, 6, 7] } as const;

test('a click whose down and up arrive in the same millisecond is a press', async () => {
  const table = await AtTable.sitAsFirst();
  await table.dice({ red: [2, 3], blue: [4, 6] });
  for (const down of [true, false])
    actOnWorld(
      table.game.table.world,
      { hand: 'button', seat: 0, button: 1, down },
      0,
      GameId.DoublesWild,
      english,
    );
  await table.wait(200);
  expect(table.words).toBe('Blue: roll the red pair again? Confirm, or change');
});

test('dice are wanted while the table waits for a roll, not while it only allows one', async () => {
  const table = await AtTable.sitAsFirst();
  const wanted = () =>
    viewOfTable(table.game.client.mirror, table.game.table.world, { language: 'en', log: [] }).dice.map(
      (die) => die.wanted,
    );
  expect(wanted()).toEqual([true, true, false, true, true, false]);
  await table.dice({ red: [2, 3], blue: [4, 6] });
  expect(wanted()).toEqual([false, false, false, false, false, false]);
});

describe('hands at a game of DOCE', () => {
  const sit = () => {
    const world = new World(new Random(1));
    const act = (hand: Hand) => actOnWorld(world, hand, 0, GameId.Doce, english);
    return { world, act };
  };

  test('put a die with the face that was chosen, or the blocker', () => {
    const { world, act } = sit();
    expect(act({ hand: 'put', seat: 1, cell: 30, face: 4 })).toBeNull();
    expect(act({ hand: 'put', seat: 1, cell: 31, face: 0 })).toBeNull();
    expect([world.pieces[30], world.pieces[31]]).toEqual([
      { seat: 1, face: 4 },
      { seat: 1, face: 0 },
    ]);
    expect(act({ hand: 'put', seat: 1, cell: 32, face: 0 })).toBe(
      'the blocker of that seat lies on the grid already',
    );
  });

  test('a touch lifts a die and puts it down again, but invents no face', () => {
    const { world, act } = sit();
    expect(act({ hand: 'touch', cell: 30 })).toBe('choose a face first, or the blocker');
    expect(act({ hand: 'put', seat: 0, cell: 30 })).toBe('choose a face first, or the blocker');
    act({ hand: 'put', seat: 0, cell: 30, face: 4 });
    expect(act({ hand: 'touch', cell: 30 })).toBeNull();
    expect([world.pieces[30], world.held]).toEqual([null, { seat: 0, face: 4 }]);
    expect(act({ hand: 'touch', cell: 40 })).toBeNull();
    expect([world.pieces[40], world.held]).toEqual([{ seat: 0, face: 4 }, null]);
  });

  test('a die is moved, or put away, whole', () => {
    const { world, act } = sit();
    act({ hand: 'put', seat: 0, cell: 30, face: 4 });
    expect(act({ hand: 'move', from: 30, to: 31 })).toBeNull();
    expect(world.pieces[31]).toEqual({ seat: 0, face: 4 });
    expect(act({ hand: 'away', cell: 31 })).toBeNull();
    expect(world.pieces.every((piece) => piece === null)).toBe(true);
    expect(act({ hand: 'away', cell: 31 })).toBe('nothing lies there');
  });

  test('a square that is taken is refused in the words of the game', () => {
    const { act } = sit();
    act({ hand: 'put', seat: 0, cell: 30, face: 4 });
    act({ hand: 'put', seat: 0, cell: 31, face: 0 });
    expect(act({ hand: 'put', seat: 1, cell: 30, face: 2 })).toBe(
      'there is a die on that square already; put yours elsewhere',
    );
    expect(act({ hand: 'move', from: 30, to: 31 })).toBe(
      'there is a blocker on that square already; put yours elsewhere',
    );
    act({ hand: 'touch', cell: 30 });
    expect(act({ hand: 'touch', cell: 31 })).toBe(
      'there is a blocker on that square already; put yours elsewhere',
    );
  });
});

test('a marble in a pocket is refused in the words of Doubles Wild', () => {
  const world = new World(new Random(1));
  const act = (hand: Hand) => actOnWorld(world, hand, 0, GameId.DoublesWild, english);
  expect(act({ hand: 'touch', cell: 5 })).toBeNull();
  expect(world.pieces[5]).toEqual({ seat: 0, face: null });
  expect(act({ hand: 'put', seat: 1, cell: 5 })).toBe(
    'there is a marble in that pocket already; put yours elsewhere',
  );
});

describe('hands at a game of Doppio', () => {
  const sit = () => {
    const world = new World(new Random(1));
    const act = (hand: Hand) => actOnWorld(world, hand, 0, GameId.Doppio, english);
    world.dominoes.toRack(tileNumber([2, 5]), 0);
    world.dominoes.toHand(tileNumber([3, 3]), 0);
    return { dominoes: world.dominoes, act };
  };

  test('a tile of the rack, or of the hand, is laid on the pad and taken back', () => {
    const { dominoes, act } = sit();
    expect(act({ hand: 'pad', seat: 0, tile: [2, 5] })).toBeNull();
    expect(dominoes.pad).toEqual({ tile: tileNumber([2, 5]), seat: 0 });
    expect(act({ hand: 'pad', seat: 0, tile: [3, 3] })).toBe('a tile lies on the pad already');
    expect(act({ hand: 'pad', seat: 0 })).toBeNull();
    expect([dominoes.pad, dominoes.rack(0)]).toEqual([null, [tileNumber([2, 5])]]);
    expect(act({ hand: 'pad', seat: 0, tile: [3, 3] })).toBeNull();
    expect(dominoes.pad?.tile).toBe(tileNumber([3, 3]));
  });

  test('nobody lays a tile that is not its own, or takes one that is not there', () => {
    const { dominoes, act } = sit();
    expect(act({ hand: 'pad', seat: 1, tile: [2, 5] })).toBe('2-5 is not among that seat’s tiles');
    expect(act({ hand: 'pad', seat: 0, tile: [6, 6] })).toBe('6-6 is not among that seat’s tiles');
    expect(act({ hand: 'pad', seat: 0 })).toBe('there is no tile on the pad');
    expect(dominoes.pad).toBeNull();
  });

  test('a draw brings a tile onto the rack', () => {
    const { dominoes, act } = sit();
    expect(act({ hand: 'draw', seat: 1 })).toBeNull();
    expect([dominoes.rack(1).length, dominoes.boneyard.length]).toEqual([1, 25]);
    for (let left = 25; left > 0; left--) act({ hand: 'draw', seat: 1 });
    expect(act({ hand: 'draw', seat: 1 })).toBe('no tile is left to draw');
  });

  test('dominoes do not go onto the playfield', () => {
    const { act } = sit();
    for (const hand of [
      { hand: 'touch', cell: 40 },
      { hand: 'put', seat: 0, cell: 40 },
    ] as const)
      expect(act(hand)).toBe('dominoes are laid on the pad, not on the playfield');
  });
});

test('what cannot be done is said in the table’s language', () => {
  const world = new World(new Random(1));
  world.put(5, marble(0));
  const italian = { ...english, language: 'it' } as const;
  expect(actOnWorld(world, { hand: 'put', seat: 1, cell: 5 }, 0, GameId.DoublesWild, italian)).toBe(
    'in quella buca c’è già una biglia; metti la tua altrove',
  );
});
