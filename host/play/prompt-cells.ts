import { Prompt } from '../../shared/prompts';

/** Prompts that tell people to put pieces right, and at which arguments they name cells. */
const guidanceCells: Partial<Record<Prompt, readonly number[]>> = {
  [Prompt.LiftExtra]: [0],
  [Prompt.PutBack]: [0],
  [Prompt.Exchange]: [0],
  [Prompt.PutBackOrTakeBack]: [0],
  [Prompt.ClearBoard]: [],
  [Prompt.WrongPocket]: [0, 2],
  [Prompt.StrangeDie]: [],
  [Prompt.GridUnreadable]: [0],
  [Prompt.GridLift]: [0],
  [Prompt.GridNotYours]: [0],
  [Prompt.GridZone]: [0],
  [Prompt.GridBlockerUsed]: [0],
  [Prompt.GridNoSquareLeft]: [0],
  [Prompt.GridOutside]: [],
  [Prompt.GridPutBack]: [0],
  [Prompt.GridTurnBack]: [0],
  [Prompt.GridClear]: [],
  [Prompt.OpeningRacks]: [],
  [Prompt.RackTooMany]: [],
  [Prompt.TileFitsNot]: [],
  [Prompt.TileLocked]: [],
  [Prompt.TileNoDouble]: [],
  [Prompt.TileNotHighest]: [],
  [Prompt.TileNotYours]: [],
  [Prompt.TileUnread]: [],
  [Prompt.TileImpossible]: [],
  [Prompt.WheelMoving]: [],
  [Prompt.WheelWrong]: [],
  [Prompt.WheelsBoth]: [],
  [Prompt.ArrowMissing]: [0],
  [Prompt.ArrowTurn]: [0],
  [Prompt.ArrowElsewhere]: [0, 2],
  [Prompt.ArrowTooEarly]: [0, 2],
  [Prompt.ArrowNotThere]: [0],
  [Prompt.ArrowOff]: [0],
  [Prompt.ArrowLift]: [0],
};

/** Prompts of the game whose second or third argument is a cell. */
const promptCells: Partial<Record<Prompt, readonly number[]>> = {
  [Prompt.DecideVacant]: [1],
  [Prompt.DecideBattle]: [1],
  [Prompt.DecideOwn]: [1],
  [Prompt.DecideProtected]: [1],
  [Prompt.DecideTeammate]: [1],
  [Prompt.PutMarble]: [1],
  [Prompt.Teammate]: [1],
  [Prompt.OptionPocket]: [1],
  [Prompt.OptionTeammate]: [2],
  [Prompt.GridEnterFace]: [1],
};

/** Whether a prompt tells people to put pieces right. */
export function isGuidance(prompt: Prompt): boolean {
  return guidanceCells[prompt] !== undefined;
}

/** The cells of the playfield that a prompt is about. */
export function cellsOfPrompt({
  code,
  args,
}: {
  readonly code: Prompt;
  readonly args: readonly number[];
}): number[] {
  return (guidanceCells[code] ?? promptCells[code] ?? []).map((index) => args[index] ?? 0);
}
