import { describe, expect, test } from 'vitest';
import { Field, Heading } from '../../shared/double-trouble';
import { Module } from '../../shared/settings';
import { AtWheels } from './at-wheels';

const { North, East, South, West } = Heading;

describe('setting up', () => {
  test('DT-first: the table asks for each wheel and each arrow, and then for a pop', async () => {
    const table = await AtWheels.sit({ isBare: true });
    expect(table.words).toBe('Wheel 2 must be set right: turn it clockwise, quarters: 1');
    expect((await table.rhythmsOf('wheels')).slice(4, 8)).toEqual(Array(4).fill('triple blink'));
    await table.turn(1, 1);
    await table.turn(3, 1);
    expect(table.words).toBe('Blue arrow 1 is missing on row 1, column 7: set it there, pointing south');
    expect(await table.rhythm(0, 6)).toBe('fast blink');
    table.setUp(2);
    await table.wait(2600);
    expect(table.words).toBe('Blue: pop both rollers');
    expect(await table.rhythmsOf('rollers')).toEqual(['breathing', 'breathing']);
    expect(table.accepted).toEqual([]);
  });

  test('DT-first: an arrow that is set backwards onto a START is asked for as it should be', async () => {
    const table = await AtWheels.sit({ isBare: true });
    table.setUp(2);
    table.world.arrows.turn(2, North);
    await table.wait(4000);
    expect(table.words).toBe('Orange arrow 1 is missing on row 1, column 7: set it there, pointing south');
    table.world.arrows.turn(2, South);
    await table.wait(2600);
    expect(table.words).toBe('Blue: pop both rollers');
  });

  test('DT-two-colours: each seat sets up two colours, which take turns', async () => {
    const table = await AtWheels.sit({ twoColours: true });
    await table.popBoth(1, 2);
    await table.put(0, 1, 6, South);
    await table.put(1, 6, 2, North);
    await table.popBoth(2, 1);
    await table.put(2, 2, 6, South);
    await table.put(3, 7, 2, North);
    expect(table.words).toBe('Green: pop both rollers');
  });
});

describe('moving', () => {
  test('DT-move: the roads ahead are dim and end brightly; the arrow that is set on an end has moved', async () => {
    const table = await AtWheels.sit();
    await table.popBoth(4, 2);
    expect(table.words).toBe('Blue: move one arrow by 4 or 2, to a bright space');
    expect(await table.rhythm(1, 6)).toBe('dim');
    expect(await table.rhythm(2, 6)).toBe('steady high');
    expect(await table.rhythm(4, 5)).toBe('steady high');
    expect(await table.rhythm(0, 6)).toBe('breathing');
    await table.lift(0);
    expect(table.words).toBe('Blue: set it on a bright space, nose ahead; whoever is there makes room');
    // Only the roads of the arrow in the hand are left.
    expect(await table.rhythm(6, 2)).toBe('off');
    await table.put(0, 2, 6, South);
    expect(table.accepted.at(-1)).toEqual({ do: 'move', seat: 0, piece: 0, face: 2 });
    expect(table.words).toBe('Blue: move an arrow by 4, to a bright space');
    expect(await table.rhythmOfEdge(3)).toBe('steady low');
    await table.put(1, 4, 3, East);
    expect(table.accepted.at(-1)).toEqual({ do: 'move', seat: 0, piece: 1, face: 4 });
  });

  test('DT-move: an arrow with its nose elsewhere is turned, one that no die leads there chooses again', async () => {
    const table = await AtWheels.sit();
    await table.popBoth(2, 3);
    await table.put(0, 2, 6, East);
    expect(table.words).toBe('Blue arrow 1 on row 3, column 7 must point south: turn it');
    await table.put(0, 2, 5, West);
    expect(table.words).toBe('The dice do not lead Blue arrow 1 to row 3, column 6: choose a bright one');
    expect(await table.rhythm(2, 5)).toBe('double blink');
    expect(table.accepted).toHaveLength(1);
    await table.put(0, 2, 6, East);
    table.world.arrows.turn(0, South);
    await table.wait(2600);
    expect(table.accepted.at(-1)).toEqual({ do: 'move', seat: 0, piece: 0, face: 2 });
  });

  test('an arrow that is moved before the pop, or is another seat’s, goes back; the words say why', async () => {
    const table = await AtWheels.sit();
    await table.put(0, 1, 6, South);
    expect(table.words).toBe(
      'First the rollers are popped: Blue arrow 1 on row 2, column 7 goes back to row 1, column 7',
    );
    await table.popBoth(1, 1);
    expect(table.notes).toContain('First put the pieces right');
    expect(table.accepted).toEqual([]);
    table.toStart(0, 0);
    await table.put(2, 1, 6, South);
    expect(table.words).toBe('Orange arrow 1 on row 2, column 7 belongs on row 1, column 7: move it there');
    table.toStart(2, 0);
    await table.wait(2600);
    expect(table.words).toBe('Blue: pop both rollers');
  });

  test('DT-centre: from the centre star all four roads are lit, and the one that is taken counts', async () => {
    const table = await AtWheels.sit();
    await table.place({ 0: [4, 4, West] });
    await table.popBoth(1, 2);
    for (const [row, column] of [
      [3, 4],
      [4, 5],
      [5, 4],
      [4, 3],
    ] as const)
      expect(await table.rhythm(row, column)).toBe('steady high');
    await table.put(0, 3, 4, North);
    expect(table.accepted.at(-1)).toEqual({ do: 'move', seat: 0, piece: 0, face: 1, direction: 'north' });
  });

  test('DT-finish: the arrow is shown on the FINISH and taken off; a colour with one piece pops one roller', async () => {
    const table = await AtWheels.sit();
    await table.place({ 0: [0, 2, West] });
    await table.popBoth(2, 1);
    await table.lift(0);
    expect(table.accepted).toHaveLength(1);
    await table.put(0, 0, 0, South);
    expect(table.accepted.at(-1)).toEqual({ do: 'move', seat: 0, piece: 0, face: 2 });
    expect(table.words).toBe('Blue arrow 1 on row 1, column 1 leaves it: take it into your hand');
    await table.lift(0);
    expect(await table.rhythmOfEdge(18)).toBe('steady low');
    await table.put(1, 7, 2, North);
    await table.popBoth(1, 2);
    await table.put(2, 1, 6, South);
    await table.put(3, 6, 2, North);
    expect(table.words).toBe('Blue: pop one roller');
    await table.pop(1, 5);
    expect(table.accepted.at(-1)).toEqual({ do: 'pop', seat: 0, dice: [5] });
  });

  test('a move is taken back by the button, and the arrow guided home', async () => {
    const table = await AtWheels.sit();
    await table.popBoth(2, 1);
    await table.put(0, 2, 6, South);
    await table.press(0, 'change', { hold: 1100 });
    expect(table.accepted.at(-1)).toEqual({ do: 'take-back', seat: 0 });
    expect(table.words).toBe('Blue arrow 1 on row 3, column 7 belongs on row 1, column 7: move it there');
    await table.wait(3000);
    expect(table.accepted).toHaveLength(3);
    table.toStart(0, 0);
    await table.wait(2600);
    expect(table.words).toBe('Blue: move one arrow by 2 or 1, to a bright space');
  });
});

describe('wheels', () => {
  /** Blue has landed on the north holder of wheel 1. */
  async function onStar(): Promise<AtWheels> {
    const table = await AtWheels.sit();
    await table.popBoth(3, 1);
    await table.put(0, 3, 6, South);
    return table;
  }

  test('DT-star: a wheel that is turned is the action, and carries its arrows to where they are expected', async () => {
    const table = await onStar();
    expect(table.words).toBe('Blue: turn one wheel, or confirm to leave them');
    expect(new Set(await table.rhythmsOf('wheels'))).toEqual(new Set(['breathing']));
    await table.turn(1, 3);
    expect(table.accepted.at(-1)).toEqual({ do: 'turn', seat: 0, wheel: 1, quarters: 3 });
    await table.wait(2600);
    expect(table.words).toBe('Blue: move an arrow by 1, to a bright space');
    expect(table.world.arrows.placeOf(0)).toEqual({ cell: 4 * 9 + 5, heading: East });
  });

  test('DT-star: an arrow that a wheel left behind is guided to its new place', async () => {
    const table = await onStar();
    table.world.arrows.lift(0);
    await table.turn(1, 1);
    await table.wait(1000);
    expect(table.accepted.at(-1)).toEqual({ do: 'turn', seat: 0, wheel: 1, quarters: 1 });
    expect(table.words).toBe('Blue arrow 1 is missing on row 5, column 8: set it there, pointing west');
    await table.put(0, 3, 6, South);
    expect(table.words).toBe('Blue arrow 1 on row 4, column 7 belongs on row 5, column 8: move it there');
    await table.put(0, 4, 7, West);
    expect(table.words).toBe('Blue: move an arrow by 1, to a bright space');
  });

  test('DT-star: confirm leaves the wheels', async () => {
    const table = await onStar();
    await table.press(0, 'confirm');
    expect(table.accepted.at(-1)).toEqual({ do: 'leave', seat: 0 });
  });

  test('only one wheel may be turned', async () => {
    const table = await onStar();
    table.world.wheels.nudge(0, true);
    table.world.wheels.nudge(2, true);
    await table.wait(100);
    table.world.wheels.nudge(0, true);
    table.world.wheels.nudge(2, true);
    await table.wait(2000);
    expect(table.words).toBe('Only one wheel may be turned: turn wheel 1 or 3 back');
    expect(table.accepted).toHaveLength(2);
    table.world.wheels.set(2, 0);
    await table.wait(2000);
    expect(table.accepted.at(-1)).toEqual({ do: 'turn', seat: 0, wheel: 0, quarters: 1 });
  });

  test('a wheel that is left half-way is asked to be turned until it clicks', async () => {
    const table = await onStar();
    table.world.wheels.nudge(3, true);
    await table.wait(3000);
    expect(table.words).toBe('Wheel 4 stands between two places: turn it until it clicks');
    expect((await table.rhythmsOf('wheels')).slice(12)).toEqual(Array(4).fill('double blink'));
    table.world.wheels.nudge(3, false);
    await table.wait(2600);
    expect(table.words).toBe('Blue: turn one wheel, or confirm to leave them');
    expect(table.accepted).toHaveLength(2);
  });

  test('a wheel that is turned when none may be is guided back, and nothing counts until then', async () => {
    const table = await AtWheels.sit();
    await table.turn(2, 1);
    expect(table.words).toBe('Wheel 3 must be set right: turn it clockwise, quarters: 3');
    await table.popBoth(1, 1);
    expect(table.accepted).toEqual([]);
    await table.turn(2, 3);
    expect(table.words).toBe('Blue: pop both rollers');
  });
});

describe('pop-off', () => {
  /** Blue lands on Orange's arrow on (2, 6), and has a 1 left for its other arrow. */
  async function meeting(): Promise<AtWheels> {
    const table = await AtWheels.sit();
    await table.place({ 2: [2, 6, South] });
    await table.popBoth(2, 1);
    table.world.arrows.lift(2);
    await table.put(0, 2, 6, South);
    return table;
  }

  test('DT-popoff: the mover picks a roller by popping it; the earlier 6 wins, whichever is read first', async () => {
    const table = await meeting();
    expect(table.words).toBe('Pop-off with Orange! Blue: pop the roller that you choose');
    await table.pop(1, 6);
    expect(table.words).toBe('Pop-off! Blue has roller 2, Orange the other: go on until a 6');
    // Blue's contact chatters, and its dome stays down longer: its pop is read later, but was a millisecond earlier.
    table.pressDome(1, 6, [2, 3, 4, 5]);
    await table.wait(1);
    table.pressDome(0, 6);
    await table.wait(60);
    table.world.rollers.release(0, table.game.table.now);
    await table.wait(500);
    expect(table.prompt).toBe('PopOff');
    table.world.rollers.release(1, table.game.table.now);
    await table.wait(500);
    expect(table.accepted.at(-1)).toEqual({ do: 'pop-off', seat: 0 });
    expect(table.words).toBe('Orange: Orange arrow 1 goes back to a START of your choice');
    table.toStart(2, 1);
    await table.wait(2600);
    expect(table.accepted.at(-1)).toEqual({ do: 'return', seat: 1, to: 1 });
    expect(table.words).toBe('Blue: move an arrow by 1, to a bright space');
  });

  test('DT-popoff: two 6s of the same millisecond cancel each other', async () => {
    const table = await meeting();
    await table.pop(0, 1);
    table.pressDome(0, 6);
    table.pressDome(1, 6);
    await table.wait(60);
    for (const roller of [0, 1]) table.world.rollers.release(roller, table.game.table.now);
    await table.wait(800);
    expect(table.notes.at(-1)).toBe('Both showed a 6 at the same moment: neither counts, go on');
    expect(table.prompt).toBe('PopOff');
    await table.pop(1, 6);
    expect(table.accepted.at(-1)).toEqual({ do: 'pop-off', seat: 1 });
    expect(table.words).toBe('Blue arrow 1 on row 3, column 7 leaves it: take it into your hand');
    table.toStart(0, 0);
    await table.put(2, 2, 6, South);
    expect(table.accepted.at(-1)).toEqual({ do: 'return', seat: 0, to: 0 });
  });

  test('DT-popoff: a button cannot pop', async () => {
    const table = await meeting();
    await table.press(0, 'confirm');
    expect(table.notes.at(-1)).toBe('Blue: a roller is to be popped, a button cannot do it');
  });

  test('DT-own: both arrows go back, one to each START as they are set', async () => {
    const table = await AtWheels.sit();
    await table.place({ 1: [2, 6, South] });
    await table.popBoth(2, 1);
    table.world.arrows.lift(1);
    await table.put(0, 2, 6, South);
    expect(table.words).toBe('Blue: both arrows go back, one to each START');
    table.toStart(0, 1);
    await table.wait(2600);
    expect(table.words).toBe('Blue: both arrows go back, one to each START');
    table.toStart(1, 0);
    await table.wait(2600);
    expect(table.accepted.at(-1)).toEqual({ do: 'return', seat: 0, to: 1 });
    expect(table.words).toBe('Orange: pop both rollers');
  });
});

describe('rollers', () => {
  test('the first pop of each counts; a pop that nobody awaits does not', async () => {
    const table = await AtWheels.sit();
    await table.pop(0, 3);
    expect(table.words).toBe('Blue: now pop roller 2 too');
    expect(await table.rhythmsOf('rollers')).toEqual(['steady high', 'breathing']);
    await table.pop(0, 6);
    expect(table.notes.at(-1)).toBe('Roller 1 was popped already: its 3 stands');
    await table.pop(1, 1);
    expect(table.accepted.at(-1)).toEqual({ do: 'pop', seat: 0, dice: [3, 1] });
    await table.pop(1, 5);
    expect(table.notes.at(-1)).toBe('Those dice are not awaited now; they do not count');
  });

  test('a die that still tumbles under a dome has not shown anything', async () => {
    const table = await AtWheels.sit();
    table.pressDome(0, 4);
    await table.wait(1500);
    expect(table.words).toBe('Blue: pop both rollers');
    table.world.rollers.release(0, table.game.table.now);
    await table.wait(1500);
    expect(table.words).toBe('Blue: now pop roller 2 too');
  });
});

describe('a plain table', () => {
  test('rolls, moves, wheels and pop-offs are told by the buttons; that arrows stand is felt', async () => {
    const table = await AtWheels.sit({ modules: 0 });
    expect(table.words).toBe('Blue: pop both rollers');
    await table.press(0, 'confirm');
    expect(table.words).toBe('Blue: roller 1 shows 1? Confirm, or change');
    for (const press of ['change', 'change', 'confirm', 'confirm'] as const) await table.press(0, press);
    expect(table.accepted.at(-1)).toEqual({ do: 'pop', seat: 0, dice: [3, 1] });
    await table.press(0, 'confirm');
    expect(table.words).toBe('Blue: move by 1 to row 2, column 7? Confirm, or change');
    await table.press(0, 'change');
    expect(table.words).toBe('Blue: move by 3 to row 4, column 7? Confirm, or change');
    expect(await table.rhythm(3, 6)).toBe('steady high');
    await table.press(0, 'confirm');
    expect(table.words).toBe('Blue arrow 1 is missing on row 4, column 7: set it there, pointing south');
    await table.put(0, 3, 6, South, 800);
    expect(table.words).toBe('Blue: confirm to leave the wheels, or change to choose a turn');
    await table.press(0, 'change');
    expect(table.words).toBe('Blue: turn wheel 1 clockwise, quarters: 1? Confirm, or change');
    await table.press(0, 'confirm');
    expect(table.field(Field.WheelTurn, 0)).toBe(1);
    expect(table.words).toBe('Blue: move an arrow by 1, to a bright space');
    // An arrow that is set on the end of a road moves without any button.
    await table.put(1, 7, 2, North, 800);
    expect(table.accepted.at(-1)).toEqual({ do: 'move', seat: 0, piece: 1, face: 1 });
  });

  test('with a reader, but without wheels and rollers: arrows are read, the rest is told', async () => {
    const table = await AtWheels.sit({ modules: Module.TagReader });
    for (const press of ['confirm', 'change', 'change', 'confirm', 'confirm'] as const)
      await table.press(0, press);
    await table.put(0, 3, 6, South);
    expect(table.words).toBe('Blue: confirm to leave the wheels, or change to choose a turn');
    // A wheel that nobody feels is known by the arrow that it carries.
    await table.turn(1, 1);
    await table.wait(1500);
    expect(table.accepted.at(-1)).toEqual({ do: 'turn', seat: 0, wheel: 1, quarters: 1 });
  });
});
