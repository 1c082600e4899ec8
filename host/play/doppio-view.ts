import { gameTitles } from '../../shared/catalogue';
import { Field, NO_TILE, NUMBERS, ON_TABLE, Phase, TILES } from '../../shared/doppio';
import { Prompt } from '../../shared/prompts';
import type { Mirror } from '../mirror/mirror';
import type { Rules } from '../rules/rules';
import type { DoppioView } from '../view/view';
import { tileOfNumber } from '../words/doppio';
import type { Speaker } from '../words/sentence';
import { type GameView, viewOfSeat } from './game-view';
import type { SeenTable } from './seen-table';

/** Doppio as views show it: what lies on the table, what has been shown, and of everything else only how much there is. */
export function viewOfDoppio(mirror: Mirror, seen: SeenTable, speaker: Speaker): GameView {
  const { rules } = mirror;
  const phase: Phase = rules.read(Field.Phase);
  return {
    game: 'doppio',
    title: gameTitles.Doppio,
    isOver: phase === Phase.Over,
    seats: seatsOf(rules).map((seat) =>
      viewOfSeat(mirror, seat, speaker, {
        supply: rules.read(Field.HandSize, seat),
        score: rules.read(Field.Score, seat),
      }),
    ),
    actor: actorOf(mirror, phase),
    dice: [],
    throws: [],
    doce: null,
    doppio: tableOf(mirror, seen),
    trouble: null,
  };
}

/** The seat that the prompt means: nobody in particular while anybody may begin, and one of several while hands are shown. */
function actorOf({ rules, prompt }: Mirror, phase: Phase): number | null {
  const awaited = rules.awaitedSeats();
  const named = prompt.args[0] ?? 0;
  if (phase === Phase.Show && awaited.includes(named)) return named;
  return phase === Phase.Opening ? null : (awaited[0] ?? null);
}

function tableOf({ rules, prompt }: Mirror, { dominoes }: SeenTable): DoppioView {
  const tiles = tilesInOrder(rules, dominoes.laid);
  const chosen = prompt.code === Prompt.OptionEnd ? tiles.indexOf(prompt.args[1] ?? NO_TILE) : -1;
  return {
    round: rules.read(Field.Round),
    tiles: tiles.map((tile) => {
      const on = tiles.indexOf(rules.read(Field.JoinedTo, tile));
      return { tile: tileOfNumber(tile), on: on < 0 ? null : on };
    }),
    numbers: Array.from({ length: NUMBERS }, (_, number) => ({
      unlocked: rules.read(Field.Unlocked, number) === 1,
      ends: tiles
        .filter((tile) => rules.read(Field.OpenNumber, tile) === number)
        .reduce((sum, tile) => sum + rules.read(Field.OpenSides, tile), 0),
    })),
    hands: seatsOf(rules).map((seat) => rules.read(Field.HandSize, seat)),
    shown: seatsOf(rules).map((seat) => shownTiles(rules, seat).map(tileOfNumber)),
    boneyard: rules.read(Field.BoneyardSize),
    pad: dominoes.pad?.seat ?? null,
    end: chosen < 0 ? null : chosen,
  };
}

/** The tiles that a seat has shown; none where the table knows the hands, which are nobody else's business (DP-hidden). */
export function shownTiles(rules: Rules, seat: number): number[] {
  return rules.read(Field.Hidden) === 1 ? tilesAt(rules, seat + 1) : [];
}

/**
 * The tiles on the table in the order in which they were played, as far as that has been seen (`laid`). Those that were
 * there before anybody looked come first; a tile always comes after the one that it was joined to.
 */
function tilesInOrder(rules: Rules, laid: readonly number[]): number[] {
  const left = tilesAt(rules, ON_TABLE).sort((one, other) => laid.indexOf(one) - laid.indexOf(other));
  const tiles: number[] = [];
  while (left.length > 0) {
    const next = left.findIndex((tile) => {
      const on = rules.read(Field.JoinedTo, tile);
      return on === NO_TILE || tiles.includes(on);
    });
    tiles.push(...left.splice(next, 1));
  }
  return tiles;
}

function tilesAt(rules: Rules, place: number): number[] {
  return Array.from({ length: TILES }, (_, tile) => tile).filter(
    (tile) => rules.read(Field.Place, tile) === place,
  );
}

function seatsOf(rules: Rules): number[] {
  return Array.from({ length: rules.read(Field.Seats) }, (_, seat) => seat);
}
