import { describe, expect, test } from 'vitest';
import { Awaited, TAKE_BACK_KIND } from '../../shared/actions';
import { type Language, languages, storyTexts } from '../../shared/catalogue';
import { doppelX } from '../../host/games/doppel-x';
import { Rules } from '../../host/rules/rules';
import { Random } from '../../host/sim/random';
import { packAction } from '../../host/words/action';
import { lookBefore, tellBeginning } from '../../host/words/story';
import { games } from '../games';
import * as doce from '../games/arrange-doce';
import * as doubleTrouble from '../games/arrange-double-trouble';
import { DoppelXGame } from '../games/doppel-x-arrange';
import * as doppio from '../games/doppio-arrange';

const speakers = languages.map((language) => ({ language, colours: [0, 1, 2, 3, 4, 5, 6, 7] }));

/** Every line that the tests below have been told, by language. */
const heard: Record<Language, Set<string>> = { en: new Set(), it: new Set() };

/** Carries an action out; what it did, in every language. */
function tell(rules: Rules, action: number): Record<Language, string[]> {
  const teller = lookBefore(rules);
  expect(rules.act(action)).toBe(0);
  const told = { en: [] as string[], it: [] as string[] };
  for (const speaker of speakers) {
    told[speaker.language] = teller(action, speaker);
    for (const line of told[speaker.language]) heard[speaker.language].add(line);
  }
  return told;
}

/** What an action in words did. */
function tellOf(
  game: doce.Arranged | doppio.Arranged | doubleTrouble.Arranged,
  words: object,
): Record<Language, string[]> {
  return tell(game.rules, game.word({ ...words }));
}

describe('the story of DOCE', () => {
  /** One die before seat 0 has a row of threes. */
  const ALMOST = '01:3 40:1 03:3 42:1 00:3 44:1';
  const winning = { do: 'die', row: 0, column: 2, face: 3 };

  /** `03:5` is a die on row 0, column 3 showing 5. */
  function play(game: doce.Arranged, script: string): doce.Arranged {
    for (const word of script.split(' ')) {
      const [place = '', face] = word.split(':');
      game.die(Number(place[0]), Number(place[1]), Number(face));
    }
    return game;
  }

  test('DC-grid, DC-blocker: who puts what where, by row and column from 1', () => {
    const game = doce.begin();
    expect(tellOf(game, { do: 'blocker', row: 0, column: 4 })).toEqual({
      en: ['Blue puts the blocker on row 1, column 5'],
      it: ['Blu mette il blocco in riga 1, colonna 5'],
    });
    expect(tellOf(game, { do: 'die', row: 4, column: 0, face: 6 })).toEqual({
      en: ['Blue puts a 6 on row 5, column 1'],
      it: ['Blu mette un 6 in riga 5, colonna 1'],
    });
  });

  test('DC-score: a round that is won, with the parts of its points', () => {
    expect(tellOf(play(doce.begin(), ALMOST), winning)).toEqual({
      en: [
        'Blue puts a 3 on row 1, column 3',
        'Blue wins the round, 39 points: 12 for the line, 2 for all own, 5 for the blocker kept, 18 for empty squares, 2 for equal numbers',
        'Round 2 begins',
        'Orange plays first',
      ],
      it: [
        'Blu mette un 3 in riga 1, colonna 3',
        'Blu vince la mano, 39 punti: 12 per la linea, 2 per dadi tutti propri, 5 per il blocco tenuto, 18 per caselle vuote, 2 per numeri uguali',
        'Comincia la mano 2',
        'Arancio gioca per primo',
      ],
    });
  });

  test('DC-score: full threes that cost points', () => {
    const game = play(doce.begin({ sameNumber: -2 }), ALMOST);
    expect(tellOf(game, winning).en[1]).toMatch(/^Blue wins the round, 35 points: .*, -2 for equal numbers$/);
  });

  test('DC-no-square: a seat that passes by itself', () => {
    const places = '23 04 41 01 20 34 33 14 02 12 44 40 42 43 03 24 00 21';
    const game = play(doce.begin(), places.replaceAll(/(\d\d)/g, '$1:6'));
    expect(tellOf(game, { do: 'die', row: 1, column: 3, face: 6 })).toEqual({
      en: ['Blue puts a 6 on row 2, column 4', 'Orange has no square for a die and passes'],
      it: ['Blu mette un 6 in riga 2, colonna 4', 'Arancio non ha caselle per un dado e passa'],
    });
  });

  test('DC-match: a match that is won, and one that is drawn', () => {
    const fourth = (scores: [number, number]) =>
      doce.arrange({
        round: 4,
        turn: 0,
        options: { first: 1 },
        grid: ['A3 a3 .. a3 ..', '.. .. .. .. ..', '.. .. .. .. ..', '.. .. .. .. ..', 'b1 .. b1 .. B1'],
        scores,
      });
    expect(tellOf(fourth([6, 6]), winning)).toMatchObject({
      en: [expect.anything(), expect.anything(), 'Blue won, Blue 45, Orange 6'],
      it: [expect.anything(), expect.anything(), 'Vince Blu, Blu 45, Arancio 6'],
    });
    expect(tellOf(fourth([4, 43]), winning).en.at(-1)).toBe('A drawn match, Blue 43, Orange 43');
  });
});

describe('the story of Doppio', () => {
  const hands = ['1-2 3-3 1-4 2-4 1-5 2-5', '0-1 0-2 0-3 0-4 0-5'];
  const table = ['6-6', '6-0 on 6-6', '6-1 on 6-6', '6-2 on 6-6', '6-3 on 6-6'];
  const { nearlyBlocked, tile } = doppio;
  const plays = (what: string, on: string | null) => ({
    do: 'play',
    tile: tile(what),
    on: on === null ? null : tile(on),
  });

  test('DP-start: who has the highest double, without a word of the tiles that are dealt', () => {
    const game = doppio.begin(2).deal('6-6 0-1 0-2 0-3 0-4 0-5 0-6', '4-4 1-3 1-4 1-5 1-6 2-3 2-4');
    expect(tellOf(game, { do: 'deal', tile: [1, 2] }).en).toEqual([]);
    expect(tellOf(game, { do: 'deal', tile: [2, 5] })).toEqual({
      en: ['Blue has the highest double and begins'],
      it: ['Blu ha il doppio più alto e comincia'],
    });
    expect(tellOf(game, plays('6-6', null)).en).toEqual(['Blue opens with 6-6', 'Number 6 is unlocked']);
  });

  test('DP-start: nobody has a double', () => {
    const game = doppio.begin(2).deal('0-1 0-2 0-3 0-4 0-5 0-6 1-2', '1-3 1-4 1-5 1-6 2-3 2-4 2-5');
    game.act({ do: 'deal', tile: [2, 6] });
    const again = ['Nobody has a double: the tiles are dealt again'];
    expect(tellOf(game, { do: 'deal', tile: [3, 4] }).en).toEqual(again);
    expect(tellOf(doppio.begin(2, { hidden: true }), { do: 'redeal', seat: 1 }).en).toEqual(again);
  });

  test('DP-unlock, DP-draw: joined tiles, unlocked numbers, draws and passes', () => {
    const game = doppio.arrange({ hands, table });
    expect(tellOf(game, plays('3-3', '3-6'))).toEqual({
      en: ['Blue joins 3-3 to 3-6', 'Number 3 is unlocked'],
      it: ['Blu attacca il 3-3 al 3-6', 'Il numero 3 è sbloccato'],
    });
    tellOf(game, plays('0-3', '3-3'));
    // The drawn tile is not named; it fits nowhere, so the turn passes.
    expect(tellOf(game, { do: 'draw', tile: [4, 5] }).en).toEqual(['Blue draws a tile', 'Blue passes']);
  });

  test('DP-draw: a drawn tile that fits is played, and nobody has passed', () => {
    const game = doppio.arrange({ hands, table }).play('3-3', '3-6').play('0-3', '3-3');
    expect(tellOf(game, { do: 'draw', tile: [3, 4] }).en).toEqual(['Blue draws a tile']);
  });

  test('DP-out: a hand is empty', () => {
    const game = doppio.arrange({
      hands: ['5-6', '0-1 2-3 2-5 3-4 4-5'],
      table: nearlyBlocked,
      scores: [71, 99],
    });
    expect(tellOf(game, plays('5-6', '5-5'))).toEqual({
      en: [
        'Blue joins 5-6 to 5-5',
        'Blue has played the last tile',
        'Blue wins the round, 29 points',
        'Blue won, Blue 100, Orange 99',
      ],
      it: [
        'Blu attacca il 5-6 al 5-5',
        'Blu ha finito le tessere',
        'Blu vince la mano, 29 punti',
        'Vince Blu, Blu 100, Arancio 99',
      ],
    });
  });

  test('DP-blocked, DP-blocked-tie: nobody can play', () => {
    const blocked = doppio.arrange({ hands: ['5-6 0-1', '2-3 2-5 3-4 4-5'], table: nearlyBlocked });
    expect(tellOf(blocked, plays('5-6', '5-5')).en).toEqual([
      'Blue joins 5-6 to 5-5',
      'Nobody can play',
      'Blue has the lowest hand and wins the round, 28 points',
      'Round 2 begins',
    ]);
    const tied = doppio.arrange({ hands: ['5-6 2-5', '3-4', '0-1 2-3 4-5'], table: nearlyBlocked });
    expect(tellOf(tied, plays('5-6', '5-5'))).toEqual({
      en: [
        'Blue joins 5-6 to 5-5',
        'Nobody can play',
        'The lowest hands are equal: nobody scores',
        'Round 2 begins',
      ],
      it: [
        'Blu attacca il 5-6 al 5-5',
        'Nessuno può giocare',
        'Le mani più basse sono uguali: nessuno segna',
        'Comincia la mano 2',
      ],
    });
  });

  test('DP-hidden: passes, and hands that are shown', () => {
    const game = doppio.arrange({ hands: [1, 2, 3], table: nearlyBlocked });
    expect(tellOf(game, plays('5-6', '5-5')).en).toEqual([
      'Blue joins 5-6 to 5-5',
      'Blue has played the last tile',
    ]);
    expect(tellOf(game, { do: 'show', seat: 1, tile: [3, 2] })).toEqual({
      en: ['Orange shows 2-3'],
      it: ['Arancio mostra il 2-3'],
    });
    expect(tellOf(game, { do: 'redeal', seat: 2 }).en).toEqual([
      'The hands cannot be shown: the round does not count',
    ]);
    const drawn = doppio.begin(2, { hidden: true }).play('6-6', null, 0).draw();
    expect(tellOf(drawn, { do: 'pass' })).toEqual({ en: ['Orange passes'], it: ['Arancio passa'] });
  });
});

describe('the story of Double Trouble', () => {
  /** Colour 0 is one space before colour 1, and two before the centre with its other piece. */
  const near = {
    pieces: [
      ['8 4 east', '3 6 south'],
      ['8 5 east', '0 6 south'],
    ] as const,
  };

  test('DT-move, DT-star: what is popped, where a piece comes to, which wheel is turned', () => {
    const game = doubleTrouble.arrange(near);
    expect(tellOf(game, { do: 'pop', dice: [2, 3] })).toEqual({
      en: ['Blue pops 2-3'],
      it: ['Blu fa 2-3'],
    });
    expect(tellOf(game, { do: 'move', piece: 1, face: 2 })).toEqual({
      en: ['Blue moves 2 to row 5, column 5'],
      it: ['Blu muove di 2 a riga 5, colonna 5'],
    });
    const left = tellOf(game, { do: 'leave' });
    expect(left).toEqual({ en: ['Blue leaves the wheels'], it: ['Blu lascia le ruote'] });
    expect(tellOf(game, { do: 'move', piece: 0, face: 3 }).en).toEqual(['Blue moves 3 to row 9, column 8']);
    const other = doubleTrouble.arrange(near).pop(2, 3).move(1, 2);
    expect(tellOf(other, { do: 'turn', wheel: 0, quarters: 3 })).toEqual({
      en: ['Blue turns wheel 1 clockwise, quarters: 3'],
      it: ['Blu gira la ruota 1 in senso orario, quarti: 3'],
    });
  });

  test('DT-popoff: who meets whom, who wins, and where the other goes', () => {
    const game = doubleTrouble.arrange(near).pop(1, 2);
    expect(tellOf(game, { do: 'move', piece: 0, face: 1 })).toEqual({
      en: ['Blue moves 1 to row 9, column 6', 'Blue lands on Orange: a pop-off'],
      it: ['Blu muove di 1 a riga 9, colonna 6', 'Blu arriva su Arancio: sfida al 6'],
    });
    expect(tellOf(game, { do: 'pop-off', seat: 1 })).toEqual({
      en: ['Orange shows a 6 first'],
      it: ['Arancio fa 6 per primo'],
    });
    expect(tellOf(game, { do: 'return', to: 1 })).toEqual({
      en: ['Blue goes back to START 2'],
      it: ['Blu torna allo START 2'],
    });
  });

  test('DT-own: both pieces go back', () => {
    const pieces = [['8 4 east', '8 5 east'] as const];
    const game = doubleTrouble.arrange({ pieces }).pop(1, 2);
    expect(tellOf(game, { do: 'move', piece: 0, face: 1 }).en).toEqual([
      'Blue moves 1 to row 9, column 6',
      'Blue lands on a piece of its own: both go back',
    ]);
    expect(tellOf(game, { do: 'return', to: 1 }).en).toEqual([
      'Blue goes back to START 2',
      'Blue goes back to START 1',
    ]);
  });

  test('DT-two-colours: pieces are told by their colour, the winner by its seat', () => {
    const game = doubleTrouble.arrange({
      options: { twoColours: true },
      pieces: [
        ['off', 'off'],
        ['0 6 south', 'off'],
        ['off', '8 7 east'],
        ['0 6 south', '8 2 north'],
      ],
      colour: 2,
    });
    game.pop(1);
    expect(tellOf(game, { do: 'move', piece: 1, face: 1 })).toEqual({
      en: ['Green moves 1 and reaches FINISH', 'Blue won, Blue 4, Orange 1'],
      it: ['Verde muove di 1 e arriva al FINISH', 'Vince Blu, Blu 4, Arancio 1'],
    });
  });
});

describe('the story of Doppel X', () => {
  const dice = (position: object) => DoppelXGame.at({ seats: 3, phase: 'bets', turn: 0, ...position });
  const settle = (game: DoppelXGame, flung = false) =>
    tell(game.rules, doppelX.actionFromWords({ do: 'settled', flung }, game.turn) as number);
  const tellOfDie = (game: DoppelXGame, words: object) =>
    tell(game.rules, doppelX.actionFromWords({ ...words }, game.rules.awaitedSeats()[0] ?? 0) as number);
  const three = { cells: [[3, 2]], face: 3 } as const;
  const one = { cells: [[0, 0]], face: 1 } as const;

  test('DX-score: what each die gives, and which bets pay', () => {
    const game = dice({ bets: [null, 'D', null], dice: [null, null, { cells: [[2, 1]], face: 2 }] });
    expect(settle(game.throwUnsettled(three, one))).toEqual({
      en: [
        'Blue 3 × 3x = 9, neutral 1 × 1x = 1: Blue +10',
        'Green 2 × 2x = 4: Green +4',
        'The bet of Orange on D pays 4',
      ],
      it: [
        'Blu 3 × 3x = 9, neutro 1 × 1x = 1: Blu +10',
        'Verde 2 × 2x = 4: Verde +4',
        'La scommessa di Arancio su D paga 4',
      ],
    });
  });

  test('DX-score: dice that are worth nothing, or cost a chip', () => {
    const game = dice({
      board: 'II',
      dice: [null, { cells: [[3, 4]], face: 3 }, { cells: [[0, 3]], face: 3 }],
    });
    expect(settle(game.throwUnsettled('hole', { cells: [[0, 0]], face: 'X' })).en).toEqual([
      'neutral X in 1x: Blue +0',
      'Orange 3 in −1: Orange −1',
      'Green 3 in no score: Green +0',
    ]);
  });

  test('DX-turn: where dice come to lie; those that lie as they lay are no news', () => {
    const game = dice({ dice: [null, one, null] });
    expect(tellOfDie(game, { do: 'bet', seat: 2, letter: 'B' }).it).toEqual(['Verde scommette su B']);
    expect(tellOfDie(game, { do: 'no-bet', seat: 2 }).en).toEqual(['Green takes the bet back']);
    expect(tellOfDie(game, { do: 'throw', seat: 0 }).en).toEqual(['Blue throws']);
    expect(tellOfDie(game, { do: 'lost', where: 'betting-board' })).toEqual({
      en: ['Blue comes to rest on a betting board and is lost'],
      it: ['Blu si ferma su una plancia scommesse ed è perso'],
    });
    expect(tellOfDie(game, { do: 'lie', ...one }).en).toEqual([]);
    expect(tellOfDie(game, { do: 'lie', die: 'neutral', ...three }).it).toEqual(['neutro 3 è in 3x']);
  });

  test('DX-double-x, DX-flung: who has ten, and that the spinner has flung a die', () => {
    const crossed = { cells: [[3, 3]], face: 'X' } as const;
    const game = dice({ board: 'III', letters: 'AGBC', bets: [null, 'G', 'A'] });
    expect(settle(game.throwUnsettled(crossed, crossed), true).en).toEqual([
      'The spinner has flung a die',
      'Double X! 10 chips each for Blue',
      'The bet of Green on A pays 5',
    ]);
  });

  test('DX-end: a tie, and who has won', () => {
    const game = dice({ chips: [47, 49, 2], dice: [null, one, null] });
    expect(settle(game.throwUnsettled({ ...one, face: 3 }, 'hole'))).toEqual({
      en: [
        'Blue 3 × 1x = 3: Blue +3',
        'Orange 1 × 1x = 1: Orange +1',
        'A tie for the most chips: another game, all chips at 0',
      ],
      it: [
        'Blu 3 × 1x = 3: Blu +3',
        'Arancio 1 × 1x = 1: Arancio +1',
        'Parità in testa: un’altra partita, tutti i gettoni a 0',
      ],
    });
    const won = dice({ chips: [48, 0, 2] });
    expect(settle(won.throwUnsettled(three, 'hole')).en.at(-1)).toBe('Blue won, Blue 57, Orange 0, Green 2');
  });
});

describe('any game', () => {
  test.each(games)('$name begins by its title, and taking back is told', ({ id, host, optionWords }) => {
    const rules = new Rules();
    rules.start(id, optionWords.at(-1) ?? 0);
    expect(speakers.map((speaker) => tellBeginning(rules, speaker))).toEqual([
      `${host.title} begins`,
      `${host.title} comincia`,
    ]);
    const random = new Random(1);
    while (rules.awaited() === (Awaited.Chance as number)) rules.act(rules.chance(random.bits()));
    tell(rules, rules.legal()[0] ?? 0);
    const seat = rules.takeBackSeat();
    const hasTakeBack = !['doce', 'doppel-x'].includes(host.name);
    expect(seat !== null, 'in DOCE and Doppel X everything stays').toBe(hasTakeBack);
    if (seat === null) return;
    const takeBack = packAction({ kind: TAKE_BACK_KIND, seat, argument: 0 });
    expect(tell(rules, takeBack).en[0]).toMatch(/ takes it back$/);
  });

  test.each(games)('$name, played at random, is told without gaps', ({ id, optionWords }) => {
    for (const options of optionWords) {
      const rules = new Rules();
      rules.start(id, options);
      for (const random = new Random(options + 1); rules.awaited() !== (Awaited.Nothing as number);) {
        const isChance = rules.awaited() === (Awaited.Chance as number);
        const told = tell(rules, isChance ? rules.chance(random.bits()) : random.pick(rules.legal()));
        expect(told.it).toHaveLength(told.en.length);
        for (const line of [...told.en, ...told.it]) expect(line).not.toMatch(/[{}]|undefined|NaN|\bnull\b/);
      }
    }
  });

  // Ends of Doubles Wild that chance seldom brings are told in its playthrough and in the tests at the table.
  const seldom = ['Begins', 'RollsForOrderAgain', 'SuddenDeath'];

  test.each(Object.keys(storyTexts).filter((key) => !seldom.includes(key)))(
    '%s has been told above',
    (key) => {
      for (const language of languages) {
        const text = storyTexts[key as keyof typeof storyTexts][language];
        const pattern = new RegExp(`^${text.replaceAll(/[.?!]/g, '\\$&').replaceAll(/\{.*?\}/g, '.+')}$`);
        expect(
          [...heard[language]].some((line) => pattern.test(line)),
          `${key} in ${language}`,
        ).toBe(true);
      }
    },
  );
});
