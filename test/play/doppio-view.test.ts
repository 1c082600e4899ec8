import { describe, expect, test } from 'vitest';
import { Awaited, TAKE_BACK_KIND } from '../../shared/actions';
import { Field, NO_TILE, ON_TABLE, Phase, TILES } from '../../shared/doppio';
import { GameId } from '../../shared/games';
import { Prompt } from '../../shared/prompts';
import { Mirror } from '../../host/mirror/mirror';
import { viewOfTable } from '../../host/play/table-view';
import { TilesInPlay } from '../../host/play/tiles-in-play';
import type { Dominoes } from '../../host/sim/dominoes';
import { Random } from '../../host/sim/random';
import { World } from '../../host/sim/world';
import type { DoppioView, TableView, TileView } from '../../host/view/view';
import { packAction, unpackAction } from '../../host/words/action';
import { doppioFromWords, doppioOptionWord, tileNumber, tileOfNumber } from '../../host/words/doppio';
import { honestDeed, isDraw, tilesOf } from './honest-hands';
import { ToldMirror } from './told-mirror';

/** A table with tiles on racks, its rules, and the mirror that is told what is accepted. */
class TileTable {
  readonly world: World;
  readonly mirror: Mirror;
  readonly told: ToldMirror;
  readonly random: Random;

  constructor(seats: number, seed: number, { hidden = true } = {}) {
    this.random = new Random(seed);
    this.world = new World(new Random(seed));
    // The mirror's rules are its own from the start, before anything is told.
    const follow: { tiles?: TilesInPlay } = {};
    this.mirror = new Mirror({
      onGame: () => hidden && follow.tiles?.begin(),
      onAction: (action) => hidden && follow.tiles?.follow(action),
      onSnapshot: () => hidden && follow.tiles?.catchUp(),
    });
    follow.tiles = new TilesInPlay(this.mirror.rules, this.world.dominoes);
    this.told = new ToldMirror(this.mirror, {
      game: GameId.Doppio,
      options: doppioOptionWord({ seats, hidden }),
    });
  }

  get dominoes(): Dominoes {
    return this.world.dominoes;
  }

  view(world = this.world): TableView {
    return viewOfTable(this.mirror, world, { language: 'en', log: [] });
  }

  get doppio(): DoppioView {
    return this.view().doppio!;
  }

  act(words: Readonly<Record<string, unknown>>, seat = 0): this {
    this.told.act(doppioFromWords(words, seat) as number);
    return this;
  }

  play(tile: TileView, on: TileView | null, seat: number): this {
    return this.act({ do: 'play', tile, on }, seat);
  }

  /** Does what honest people do next; `look` sees every moment of it. */
  next(look: () => void = () => {}): void {
    const { action, tile } = honestDeed(this.told.rules, this.dominoes, this.random);
    if (isDraw(action)) this.dominoes.draw(unpackAction(action).seat);
    else if (tile !== null) this.dominoes.toPad(tile);
    look();
    this.told.act(action);
    look();
  }

  placeOf(tile: number): number {
    return this.told.rules.read(Field.Place, tile);
  }

  get isOver(): boolean {
    return this.told.rules.read(Field.Phase) === (Phase.Over as number);
  }
}

/** The tiles that nobody may see: neither on the table nor shown. */
function hiddenTiles(table: TileTable): number[] {
  return Array.from({ length: TILES }, (_, tile) => tile).filter((tile) => table.placeOf(tile) === 0);
}

/** The same table with its hidden tiles exchanged among the places where they lie. */
function exchanged(table: TileTable): World {
  const { places, laid } = table.dominoes.places();
  const hidden = hiddenTiles(table);
  const moved = [...places];
  hidden.forEach((tile, at) => (moved[hidden[(at + 5) % hidden.length]!] = places[tile]!));
  const world = new World(new Random(1));
  world.dominoes.arrange({ places: moved, laid });
  return world;
}

/** Every tile that a view names anywhere, as data or in words. */
function tilesNamed(view: TableView): number[] {
  // Two counts of tiles beside each other look like a tile.
  const text = JSON.stringify(view, (key, value: unknown) => (key === 'hands' ? undefined : value));
  const named = text.matchAll(/\[([0-6]),([0-6])\]|\b([0-6])-([0-6])\b/g);
  return [...named].map(([, a, b, c, d]) => tileNumber([Number(a ?? c), Number(b ?? d)]));
}

describe('what nobody may see (DP-hidden)', () => {
  test.each([
    [2, 1],
    [2, 2],
    [3, 3],
    [4, 4],
  ])('%d seats, seed %d: a view names only tiles that lie on the table or have been shown', (seats, seed) => {
    const table = new TileTable(seats, seed);
    let looks = 0;
    const phases = new Set<number>();
    const look = () => {
      looks++;
      phases.add(table.told.rules.read(Field.Phase));
      const view = table.view();
      for (const tile of tilesNamed(view)) expect(table.placeOf(tile), String(tile)).not.toBe(0);
      // Nor can it be told from anything else in the view who holds what.
      if (hiddenTiles(table).length > 1) expect(table.view(exchanged(table))).toEqual(view);
    };
    for (let deeds = 0; deeds < 250 && !table.isOver; deeds++) table.next(look);
    expect(looks).toBeGreaterThan(100);
    expect([...phases].sort()).toEqual(
      expect.arrayContaining([Phase.Opening, Phase.Turn, Phase.Show].sort()),
    );
  });

  test('a hand that the table knows is nobody else’s business either', () => {
    const table = new TileTable(2, 5, { hidden: false });
    const { rules } = table.told;
    let laid = 0;
    for (let deeds = 0; deeds < 40; deeds++) {
      table.told.act(
        rules.awaited() === (Awaited.Chance as number)
          ? rules.chance(table.random.bits())
          : rules.legal()[0]!,
      );
      for (const tile of tilesNamed(table.view())) expect(table.placeOf(tile)).toBe(ON_TABLE);
      laid = Math.max(laid, table.doppio.tiles.length);
    }
    expect(laid).toBeGreaterThan(4);
  });
});

describe('the table', () => {
  test('tiles stand in the order in which they were played, with what they were joined to', () => {
    const table = new TileTable(2, 1).play([6, 6], null, 1).play([1, 6], [6, 6], 0).play([0, 6], [6, 6], 1);
    expect(table.doppio.tiles).toEqual([
      { tile: [6, 6], on: null },
      { tile: [1, 6], on: 0 },
      { tile: [0, 6], on: 0 },
    ]);
    table.play([1, 1], [1, 6], 0);
    expect(table.doppio.tiles[3]).toEqual({ tile: [1, 1], on: 1 });
  });

  test('after a snapshot tiles that nobody saw played stand first, each behind the one it was joined to', () => {
    const table = new TileTable(2, 1).play([6, 6], null, 1);
    const unheard = [
      { do: 'play', seat: 0, tile: [1, 6], on: [6, 6] },
      { do: 'play', seat: 1, tile: [1, 1], on: [1, 6] },
      { do: 'play', seat: 0, tile: [0, 1], on: [1, 1] },
    ];
    for (const words of unheard) table.told.actUnheard(doppioFromWords(words, 0) as number);
    table.told.snapshot();
    table.play([0, 6], [6, 6], 1);
    const { tiles } = table.doppio;
    expect(tiles.map(({ tile }) => tile.join('-'))).toEqual(['6-6', '1-6', '1-1', '0-1', '0-6']);
    for (const [index, { on }] of tiles.entries()) expect(on ?? -1).toBeLessThan(index);
  });

  test('numbers are unlocked by their doubles, and every open side is an end', () => {
    const table = new TileTable(2, 1).play([6, 6], null, 1).play([1, 6], [6, 6], 0).play([0, 6], [6, 6], 1);
    const closed = { unlocked: false, ends: 0 };
    expect(table.doppio.numbers).toEqual([
      { unlocked: false, ends: 1 },
      { unlocked: false, ends: 1 },
      ...[closed, closed, closed, closed],
      { unlocked: true, ends: 2 },
    ]);
  });

  test('hands and boneyard are counted', () => {
    const table = new TileTable(3, 1).play([6, 6], null, 2).act({ do: 'draw' }, 0);
    expect(table.doppio).toMatchObject({ round: 1, hands: [7, 6, 5], boneyard: 9, shown: [[], [], []] });
    expect(table.view().seats.map(({ supply }) => supply)).toEqual([7, 6, 5]);
    expect(table.view()).toMatchObject({ game: 'doppio', title: 'Doppio', dice: [], throws: [], doce: null });
  });

  test('a tile on the pad is its seat’s, face down', () => {
    const table = new TileTable(2, 1);
    expect(table.doppio.pad).toBeNull();
    table.dominoes.toPad(table.dominoes.rack(1)[0]!);
    expect(table.doppio.pad).toBe(1);
  });

  test('the end that the buttons have walked to is marked', () => {
    const table = new TileTable(2, 1).play([6, 6], null, 1).play([1, 6], [6, 6], 0);
    table.told.prompt(Prompt.OptionEnd, 1, tileNumber([1, 6]));
    expect(table.doppio.end).toBe(1);
    table.told.prompt(Prompt.PlayOrDraw, 1);
    expect(table.doppio.end).toBeNull();
  });

  test('while anybody may begin, no seat is meant; otherwise the one on turn', () => {
    const table = new TileTable(2, 1);
    table.told.prompt(Prompt.Opening, 1, 8);
    expect(table.view().prompt).toMatchObject({ seat: null, guidance: false, cells: [] });
    expect(table.view().seats.map(({ awaited }) => awaited)).toEqual([true, true]);
    table.play([6, 6], null, 1);
    expect([table.view().prompt.seat, table.view().actor]).toEqual([0, 0]);
  });

  test('the seat that could take its last choice back is told', () => {
    const table = new TileTable(2, 1);
    expect(table.view().takeBack).toBeNull();
    expect(table.play([6, 6], null, 1).view().takeBack).toBe(1);
  });

  test.each([
    Prompt.TileFitsNot,
    Prompt.TileLocked,
    Prompt.TileNoDouble,
    Prompt.TileNotHighest,
    Prompt.TileNotYours,
    Prompt.TileUnread,
    Prompt.TileImpossible,
    Prompt.RackTooMany,
  ])('prompt %d guides, and names no cell', (prompt) => {
    const table = new TileTable(2, 1);
    table.told.prompt(prompt, 0, 3);
    expect(table.view().prompt).toMatchObject({ guidance: true, cells: [] });
  });
});

describe('the tiles follow what the table accepts', () => {
  test('at the beginning each seat draws its hand', () => {
    for (const [seats, each] of [
      [2, 8],
      [3, 6],
      [4, 6],
    ] as const) {
      const { dominoes } = new TileTable(seats, 1);
      expect([0, 1, 2, 3].map((seat) => dominoes.rack(seat).length)).toEqual(
        [0, 1, 2, 3].map((seat) => (seat < seats ? each : 0)),
      );
    }
  });

  test('over whole rounds everybody holds as many tiles as the rules count, and none is lost', () => {
    const table = new TileTable(3, 8);
    const rounds = new Set<number>();
    for (let deeds = 0; deeds < 200 && !table.isOver; deeds++) {
      table.next();
      const { rules } = table.told;
      rounds.add(rules.read(Field.Round));
      expect([0, 1, 2].map((seat) => tilesOf(table.dominoes, seat).length)).toEqual(
        [0, 1, 2].map((seat) => rules.read(Field.HandSize, seat)),
      );
      expect(table.dominoes.boneyard.length).toBe(rules.read(Field.BoneyardSize));
      expect(table.dominoes.pad).toBeNull();
      expect(table.dominoes.laid).toHaveLength(table.doppio.tiles.length);
    }
    expect(rounds.size).toBeGreaterThan(2);
  });

  test('a play that is taken back goes to the rack of its seat', () => {
    const table = new TileTable(2, 1);
    table.next();
    const [laid] = table.dominoes.laid;
    const seat = table.told.rules.takeBackSeat()!;
    table.told.act(packAction({ kind: TAKE_BACK_KIND, seat, argument: 0 }));
    expect(table.dominoes.laid).toEqual([]);
    expect(table.dominoes.rack(seat)).toContain(laid);
  });

  test('a new round is dealt, and cannot be taken back', () => {
    const table = new TileTable(2, 3);
    const { rules } = table.told;
    for (let round = rules.read(Field.Round); rules.read(Field.Round) === round;) table.next();
    expect(table.dominoes.laid).toEqual([]);
    expect(rules.takeBackSeat()).toBeNull();
    for (const each of [0, 1])
      expect(tilesOf(table.dominoes, each).length).toBe(rules.read(Field.HandSize, each));
  });

  test('what was played unheard is laid once a snapshot tells of it', () => {
    const table = new TileTable(2, 1);
    table.told.actUnheard(doppioFromWords({ do: 'play', seat: 0, tile: [5, 5], on: null }, 0) as number);
    table.told.snapshot();
    expect(table.dominoes.laid.map(tileOfNumber)).toEqual([[5, 5]]);
    expect(table.told.rules.read(Field.JoinedTo, tileNumber([5, 5]))).toBe(NO_TILE);
  });
});
