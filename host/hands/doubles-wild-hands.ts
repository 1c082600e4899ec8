import { CELLS } from '../../shared/cells';
import { Prompt } from '../../shared/prompts';
import { Button } from '../../shared/seats';
import { READ_TIME } from '../sim/dice-tray';
import { marble } from '../sim/piece';
import { TUMBLE } from '../sim/world';
import { Mistakes } from './doubles-wild-mistakes';
import { Hands, type HandsSetup, type PlayedTable } from './hands';

/** From a throw until the dice have been read and the answer has come: by the host, and by the table's own reader. */
const DICE_TIME = TUMBLE + READ_TIME + 60;
const READER_TIME = 400;
/** From a marble put down until it has been read. */
const PIECE_TIME = 450;

/** Hands that play Doubles Wild. */
export class DoublesWildHands extends Hands {
  readonly #mistakes = new Mistakes(this);
  readonly #diceTime: number;
  /** Who began the battle, as people remember it: the attacker has the red dice. */
  #attacker = 0;

  constructor(game: PlayedTable, setup: HandsSetup) {
    super(game, setup);
    this.#diceTime = DICE_TIME + (game.setup.modules ? READER_TIME : 0);
  }

  protected blunder(): Promise<boolean> {
    return this.#mistakes.maybe();
  }

  protected async obey(code: Prompt, [a = 0, b = 0, c = 0]: readonly number[]): Promise<void> {
    if (code === Prompt.BattleAttack) this.#attacker = a;
    switch (code) {
      case Prompt.RollForOrder:
      case Prompt.Roll:
      case Prompt.RollAgain:
      case Prompt.BattleAttack:
      case Prompt.BattleDefend:
        return this.#rollLitDice(a);
      case Prompt.EnterDie:
        return this.#enterDie(a);
      case Prompt.DecideVacant:
        return this.random.chance(0.3) ? this.#rollAgain(a) : this.putMarble(a, b);
      case Prompt.DecideBattle:
        return this.random.chance(0.3) ? this.#rollAgain(a) : this.press(a, Button.Confirm);
      case Prompt.DecideOwn:
      case Prompt.DecideProtected:
      case Prompt.DecideTeammate:
      case Prompt.DecideNone:
        return this.random.chance(0.8) ? this.#rollAgain(a) : this.press(a, Button.Confirm);
      case Prompt.DecideRow:
      case Prompt.DecideColumn:
      case Prompt.DecideAnywhere:
        return this.random.chance(0.1) ? this.#rollAgain(a) : this.#pickPocket(a);
      case Prompt.PutMarble:
        return this.putMarble(a, b);
      case Prompt.PickRow:
      case Prompt.PickColumn:
      case Prompt.PickAnywhere:
      case Prompt.PutInRow:
      case Prompt.PutInColumn:
      case Prompt.PutAnywhere:
        return this.#pickPocket(a);
      case Prompt.Teammate:
      case Prompt.BattleChoose:
      case Prompt.BattleTie:
        return this.#choose(a, code === Prompt.BattleTie);
      case Prompt.OptionKeep:
      case Prompt.OptionReroll:
      case Prompt.OptionPocket:
      case Prompt.OptionTeammate:
      case Prompt.OptionBattleKeep:
        return this.press(a, this.random.chance(0.6) ? Button.Confirm : Button.Change);
      case Prompt.LiftExtra:
      case Prompt.ClearBoard:
        return this.#liftExtra(code === Prompt.LiftExtra ? a : null);
      case Prompt.WrongPocket:
        this.lift(a);
        return this.putMarble(b, c);
      case Prompt.PutBack:
      case Prompt.PutBackOrTakeBack:
        return this.#putBack(a, b);
      case Prompt.Exchange:
        return this.#exchange(a, c);
      default:
        return;
    }
  }

  /** Puts a marble where it is meant to go and waits until it has been read. */
  async putMarble(seat: number, cell: number): Promise<void> {
    if (this.world.pieces[cell] !== null) return;
    await this.#mistakes.maybeSlide(seat, cell);
    this.intents.push({ pocket: cell });
    this.put(cell, seat);
    await this.game.pass(PIECE_TIME);
  }

  /** Puts a marble down, whatever comes of it. */
  put(cell: number, seat: number): void {
    this.world.put(cell, marble(seat), this.bounce());
  }

  /** Lifts a marble, whatever comes of it; returns whose it was. */
  lift(cell: number): number {
    return this.world.lift(cell, this.bounce()).seat;
  }

  /** Throws dice and waits until they have been read. */
  async throwDice(dice: readonly number[]): Promise<void> {
    this.world.throwDice(dice);
    await this.#mistakes.maybeDieLeaves(dice);
    this.intents.push({ thrown: this.world.dice.map((die, at) => (dice.includes(at) ? die.face : 0)) });
    await this.game.pass(this.#diceTime);
  }

  async #rollLitDice(seat: number): Promise<void> {
    if (this.random.chance(0.05)) return this.press(seat, Button.Confirm); // tells the dice by the buttons instead
    const eyes = await this.look();
    await this.throwDice([0, 1, 2, 3, 4, 5].filter((well) => eyes.isWellBreathing(well)));
  }

  /** Rolls a pair or all four again: by throwing them, or by saying so first. */
  async #rollAgain(seat: number): Promise<void> {
    if (this.random.chance(0.3)) return this.press(seat, Button.Change);
    await this.throwDice(
      this.random.pick([
        [0, 1],
        [3, 4],
        [0, 1, 3, 4],
      ]),
    );
  }

  async #enterDie(seat: number): Promise<void> {
    for (let changes = this.random.below(6); changes > 0; changes--) await this.press(seat, Button.Change);
    this.intents.push({ entered: this.prompt.args[2] ?? 0 });
    await this.press(seat, Button.Confirm);
  }

  /** Picks one of the pockets that invite: a vacant one by a marble, somebody's by the buttons. */
  async #pickPocket(seat: number): Promise<void> {
    const eyes = await this.look();
    const inviting = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) =>
      eyes.isCellBreathing(cell),
    );
    const vacant = inviting.filter((cell) => this.world.pieces[cell] === null);
    if (vacant.length === 0 || (inviting.length > vacant.length && this.random.chance(0.3)))
      return this.press(seat, Button.Change);
    await this.putMarble(seat, this.random.pick(vacant));
  }

  /** A choice by buttons or, in a battle, by throwing some of the dice. */
  async #choose(seat: number, mustRoll: boolean): Promise<void> {
    if (this.random.chance(0.3)) return this.press(seat, Button.Change);
    if (this.prompt.code === Prompt.Teammate || (!mustRoll && this.random.chance(0.4)))
      return this.press(seat, Button.Confirm);
    const first = seat === this.#attacker ? 0 : 3;
    const dice = [0, 1, 2].filter(() => this.random.chance(0.6)).map((die) => die + first);
    await this.throwDice(dice.length > 0 ? dice : [first]);
  }

  async #liftExtra(cell: number | null): Promise<void> {
    const at = cell ?? this.world.pieces.findIndex((piece) => piece !== null);
    if (at >= 0 && this.world.pieces[at] !== null) this.lift(at);
    await this.game.pass(PIECE_TIME);
  }

  async #putBack(cell: number, seat: number): Promise<void> {
    if (this.world.pieces[cell] === null) this.put(cell, seat);
    await this.game.pass(PIECE_TIME);
  }

  async #exchange(cell: number, seat: number): Promise<void> {
    if (this.world.pieces[cell] !== null) this.lift(cell);
    await this.game.pass(this.random.between(200, 900));
    this.put(cell, seat);
    await this.game.pass(PIECE_TIME);
  }
}
