import { describe, expect, it } from 'vitest';
import { askedOf, partsOf, readingOf } from '../../host/view/browser/page/asked';
import { wordsOf } from '../../host/view/browser/page/words';
import type { DieView, TableView } from '../../host/view/view';
import { speak } from '../../host/words/sentence';
import { type Language, languages, promptTexts } from '../../shared/catalogue';
import { Button, Colour } from '../../shared/seats';
import { fakeView } from '../host/fake-table';

const { Confirm, Change } = Button;
const colours = [Colour.Blue, Colour.Orange, Colour.Green, Colour.Yellow];

/** Buttons that answer a prompt and are named in it; none of the others names one. */
const named: Partial<Record<keyof typeof promptTexts, readonly Button[]>> = {
  DecideBattle: [Confirm],
  DecideOwn: [Confirm],
  DecideProtected: [Confirm],
  DecideTeammate: [Confirm],
  DecideNone: [Confirm],
  PickRow: [Confirm, Change],
  PickColumn: [Confirm, Change],
  PickAnywhere: [Confirm, Change],
  Teammate: [Confirm, Change],
  BattleChoose: [Confirm],
  OptionKeep: [Confirm, Change],
  OptionReroll: [Confirm, Change],
  OptionPocket: [Confirm, Change],
  OptionTeammate: [Confirm, Change],
  OptionBattleKeep: [Confirm, Change],
  EnterDie: [Confirm, Change],
  NobodyHasDouble: [Confirm],
  RackIncomplete: [Confirm, Change],
  GridEnterFace: [Confirm, Change],
  PlayOrDraw: [Confirm, Change],
  PlayOrPass: [Confirm, Change],
  TellOrDraw: [Confirm, Change],
  TellOrPass: [Confirm, Change],
  ChooseEnd: [Confirm, Change],
  EnterTile: [Confirm, Change],
  TileImpossible: [Confirm, Change],
  OptionEnd: [Confirm, Change],
  OptionDraw: [Confirm, Change],
  OptionPass: [Confirm, Change],
  OptionRedeal: [Confirm, Change],
  OpeningTell: [Confirm],
  OpeningClaim: [Confirm],
  MustPass: [Confirm],
  TellHand: [Confirm],
  EnterRoller: [Confirm, Change],
  TellWheel: [Confirm, Change],
  OptionMove: [Confirm, Change],
  OptionTurn: [Confirm, Change],
  OptionLeave: [Confirm, Change],
  OptionStart: [Confirm, Change],
  TurnWheel: [Confirm],
  PopOffTell: [Confirm],
  OptionSix: [Confirm],
};

function viewSaying(text: string, language: Language, more: Partial<TableView> = {}): TableView {
  const view = { ...fakeView(2), language, ...more };
  return { ...view, prompt: { ...view.prompt, text, seat: 1, guidance: false } };
}

describe.each(languages)('sentences in %s', (language) => {
  const names = Object.keys(promptTexts) as (keyof typeof promptTexts)[];

  it.each(names)('%s names the buttons that answer it', (name) => {
    const text = speak(promptTexts[name], [1, 3, 5], { language, colours });
    const view = viewSaying(text, language);
    const words = wordsOf(view);
    expect(
      partsOf(text, words)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect([...askedOf(view, words).buttons].sort()).toEqual(named[name] ?? []);
  });

  it('marks rows and columns', () => {
    const text = speak(promptTexts.PutMarble, [1, 23], { language, colours });
    const { row, column } = wordsOf(viewSaying(text, language));
    const marked = partsOf(text, wordsOf(viewSaying(text, language))).filter(({ part }) => part !== null);
    expect(marked).toEqual([
      { text: `${row} 5`, part: 'row' },
      { text: `${column} 8`, part: 'column' },
    ]);
  });
});

describe('what is asked', () => {
  const roll = { label: 'Roll', dice: [0, 1, 3, 4] };
  const words = wordsOf(null);

  it('is dice where nothing but one throw would do', () => {
    const asks = (text: string, throws: TableView['throws']) =>
      askedOf(viewSaying(text, 'en', { throws }), words).dice;
    expect(asks('Orange: roll two red and two blue dice', [roll])).toBe(true);
    expect(asks('Orange: put a marble on row 7, column 6, or roll again', [roll, roll, roll])).toBe(false);
    expect(asks('Orange, round 2, against 9: roll some dice again, or confirm to keep all', [roll])).toBe(
      false,
    );
    expect(asks('Orange: put a marble on row 7, column 6', [])).toBe(false);
  });

  it('is nothing while pieces lie wrong, and once the game is over', () => {
    const view = viewSaying('Confirm', 'en', { throws: [roll] });
    const wrong = { ...view, prompt: { ...view.prompt, guidance: true } };
    for (const one of [wrong, { ...view, result: 'Orange won' }]) {
      expect(askedOf(one, words)).toMatchObject({ buttons: new Set(), dice: false });
    }
  });
});

describe('the words beside the dice', () => {
  const words = wordsOf(null);

  function read(
    faces: readonly number[],
    inPlay: readonly number[],
    text: string,
    throws: TableView['throws'],
  ) {
    const dice = faces.map((face, index): DieView => ({
      colour: index < 3 ? 'red' : 'blue',
      face,
      place: 'well',
      wanted: false,
      inPlay: inPlay.includes(index),
    }));
    const view = viewSaying(text, 'en', { dice, throws });
    const asked = askedOf(view, words);
    return (['red', 'blue'] as const).map((colour) => readingOf(view, colour, asked, words));
  }

  const turn = [0, 1, 3, 4];
  const line = (text: string) => ({ text, seat: null, total: null });

  it('are the row and the column of a turn, or that a double leaves the choice', () => {
    expect(read([3, 4, 6, 2, 1, 5], turn, 'put a marble', [])).toEqual([line('row 7'), line('column 3')]);
    expect(read([4, 4, 6, 2, 2, 5], turn, 'put a marble', [])).toEqual([line('any row'), line('any column')]);
  });

  it('are none while those dice are to be rolled or cannot be read', () => {
    const again = [{ label: 'Roll', dice: turn }];
    expect(read([3, 4, 6, 2, 1, 5], turn, 'roll two red and two blue dice', again)).toEqual([null, null]);
    expect(read([3, 0, 6, 2, 1, 5], turn, 'put a marble', [])).toEqual([null, line('column 3')]);
  });

  it('are the sides of a battle, with the totals that count', () => {
    const all = [0, 1, 2, 3, 4, 5];
    const faces = [3, 6, 1, 5, 6, 4];
    const attack = [{ label: 'Roll', dice: [0, 1, 2] }];
    const defend = [{ label: 'Roll', dice: [3, 4, 5] }];
    const sides = (...totals: (number | null)[]) => [
      { text: 'attacks', total: totals[0] },
      { text: 'defends', total: totals[1] },
    ];
    // What lies in the blue wells may be from before the battle.
    expect(read(faces, all, 'roll the red dice', attack)).toMatchObject(sides(null, null));
    expect(read(faces, all, 'roll the blue dice', defend)).toMatchObject(sides(10, null));
    expect(read(faces, all, 'roll some again, or confirm', attack)).toMatchObject(sides(10, 15));
    expect(read(faces, all, 'roll some again, or confirm', attack).map((side) => side?.seat)).toEqual([1, 0]);
  });
});
