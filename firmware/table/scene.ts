import {
  FIRST_EDGE_LED,
  FIRST_ROLLER_LED,
  FIRST_SEAT_LED,
  FIRST_WELL_LED,
  FIRST_WHEEL_LED,
  EDGE_LEDS,
  LED_OF_CELL,
  WELL_LEDS,
} from '../../build/generated/layout';
import { Awaited } from '../../shared/actions';
import { CELLS } from '../../shared/cells';
import { Ink, Rhythm } from '../../shared/lights';
import { MAX_WHEELS } from '../../shared/double-trouble';
import { ROLLERS } from '../../shared/objects';
import { MAX_SEATS } from '../../shared/seats';
import { awaited, awaitedSeats, playingSeats, winners } from '../games/game';
import { light } from '../games/light';
import { setLight } from '../output/lights';
import {
  areDiceRolled,
  awaitedWells,
  isAway,
  lightOfCell,
  lightOfEdge,
  lightOfRoller,
  lightOfWheel,
  pieceAt,
  seatOfPiece,
} from './binding';
import { candidateCell } from './candidate';
import { enteredKind, enteredNumber, enteredPlace, isEntering, Told } from './entry';
import { Difference, differenceAt } from './lying';
import { chosenOption } from './choices';
import { hasSettled } from './session';
import { quartersMissing, wheelLeftHalfway } from './wheels';

// What glows: one value for each light, from the game and from what lies wrong.

const RED_WELLS = 3;

/** Gives every light its value. To be called when anything may have changed. */
export function paintScene(): void {
  const option = chosenOption();
  const candidate = candidateCell();
  for (let cell = 0; cell < CELLS; cell++) {
    // A piece that will be the move once all else is right is not told to go away.
    const value = cell === candidate ? lightOfCell(cell, option) : cellLight(cell, option);
    setLight(unchecked(LED_OF_CELL[cell]), value);
  }
  for (let edge = 0; edge < EDGE_LEDS; edge++) setLight(FIRST_EDGE_LED + edge, edgeLight(edge, option));
  for (let seat = 0; seat < MAX_SEATS; seat++) setLight(FIRST_SEAT_LED + seat, seatLight(seat));
  paintWheels(option);
  for (let roller = 0; roller < ROLLERS; roller++) setLight(FIRST_ROLLER_LED + roller, lightOfRoller(roller));
  const wells = areDiceRolled() ? awaitedWells() : 0;
  for (let well = 0; well < WELL_LEDS; well++) {
    const ink = well < RED_WELLS ? Ink.Red : Ink.Blue;
    setLight(FIRST_WELL_LED + well, (wells >> well) & 1 ? light(Rhythm.Breath, ink) : Rhythm.Off);
  }
}

/** A wheel that is left half-way, or stands wrong, blinks on all four sides. */
function paintWheels(option: u32): void {
  for (let wheel = 0; wheel < MAX_WHEELS; wheel++) {
    let value = lightOfWheel(wheel, option);
    if (wheelLeftHalfway() === wheel) value = light(Rhythm.DoubleBlink, Ink.White);
    else if (hasSettled() && quartersMissing(wheel) !== 0 && awaited() !== Awaited.Nothing)
      value = light(Rhythm.TripleBlink, Ink.White);
    for (let side = 0; side < 4; side++) setLight(FIRST_WHEEL_LED + (wheel << 2) + side, value);
  }
}

function cellLight(cell: i32, option: u32): u32 {
  if (hasSettled() && awaited() !== Awaited.Nothing && !isAway(cell)) {
    switch (differenceAt(cell)) {
      case Difference.Extra:
        return light(Rhythm.DoubleBlink, Ink.White);
      case Difference.Missing:
        return light(Rhythm.FastBlink, seatOfPiece(pieceAt(cell)));
      case Difference.Exchange:
        return light(Rhythm.TripleBlink, seatOfPiece(pieceAt(cell)));
    }
  }
  return lightOfCell(cell, option);
}

/** While a number is told by the buttons, the left edge counts it out, or the top one; otherwise the edges are the game's. */
function edgeLight(edge: i32, option: u32): u32 {
  if (!isEntering() || edge >= EDGE_LEDS / 2) return lightOfEdge(edge, option);
  const areWells = enteredKind() === Told.Dice && areDiceRolled();
  const isFirst = areWells ? enteredPlace() < RED_WELLS : enteredPlace() === 0;
  const half = EDGE_LEDS / 4;
  if (isFirst ? edge >= half : edge < half) return Rhythm.Off;
  const ink = !areWells ? Ink.White : isFirst ? Ink.Red : Ink.Blue;
  return <u32>(edge % half) < enteredNumber() ? light(Rhythm.High, ink) : Rhythm.Off;
}

function seatLight(seat: i32): u32 {
  if (<u32>seat >= playingSeats()) return Rhythm.Off;
  const isOver = awaited() === Awaited.Nothing;
  if (isOver) return light((winners() >> seat) & 1 ? Rhythm.High : Rhythm.Dim, seat);
  return light((awaitedSeats() >> seat) & 1 ? Rhythm.Breath : Rhythm.Low, seat);
}
