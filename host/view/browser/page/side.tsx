import { useEffect, useState } from 'preact/hooks';
import type { SeatView, TableView } from '../../view';
import type { Knowledge } from './connection';
import { SeatSign } from './piece';
import { Sentence } from './sentence';
import type { Words } from './words';

/** How long a refusal stays. Milliseconds. */
const REFUSAL_STAYS = 6000;

interface PromptProps {
  readonly knowledge: Knowledge;
  /** Whether a die is to be put whose face has not been chosen. */
  readonly lacksFace: boolean;
  readonly words: Words;
}

/** What is expected now, in one sentence, and why the last hand was refused. */
export function Prompt({ knowledge, lacksFace, words }: PromptProps) {
  const { live, view, refusal } = knowledge;
  const shownRefusal = useFading(refusal);
  const guidance = live && view?.prompt.guidance === true;
  const seat = live ? view?.seats.find((one) => one.seat === view.prompt.seat) : undefined;
  const text = live && view ? view.prompt.text : view ? words.reconnecting : words.connecting;
  return (
    <div class={`prompt ${guidance ? 'guidance' : ''} ${live ? '' : 'offline'}`}>
      <p class="now" role="status" aria-live="polite">
        {guidance ? (
          <span class="put-right">
            <span class="put-right-words">{words.putRight}</span>
          </span>
        ) : null}
        {view && seat && !guidance ? (
          <SeatSign seat={seat} game={view.game} class="bead prompt-bead" />
        ) : null}
        <Sentence text={text} words={words} />
      </p>
      <p class="refusal" role="alert">
        {shownRefusal ? (
          <>
            <b>{words.refused}:</b> {shownRefusal.text}
          </>
        ) : lacksFace && view?.doce ? (
          view.doce.blockers[view.actor ?? 0] ? (
            words.doce.chooseFace
          ) : (
            words.doce.chooseFaceOnly
          )
        ) : null}
      </p>
      <p class="note" role="status" aria-live="polite">
        {live && view && view.note !== null ? (
          <>
            <span class="unseen">{words.note}: </span>
            {view.note}
          </>
        ) : null}
      </p>
      {live && view && view.log.length > 0 ? (
        <p class="latest" role="status" aria-live="polite">
          {view.log[view.log.length - 1]}
        </p>
      ) : null}
    </div>
  );
}

function useFading(refusal: Knowledge['refusal']): Knowledge['refusal'] {
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (!refusal) return;
    const timer = setTimeout(() => setGone(refusal.number), REFUSAL_STAYS);
    return () => clearTimeout(timer);
  }, [refusal?.number]);
  return refusal && refusal.number !== gone ? refusal : null;
}

/** Scores, last actions, the link: what one looks up now and then. */
export function Notes({ view, live, words }: { view: TableView; live: boolean; words: Words }) {
  return (
    <>
      <section class="scores">
        <h2>{words.scores}</h2>
        <table>
          {sidesOf(view.seats).map((side) => (
            <tbody key={side[0]!.seat}>
              {side.length > 1 ? <TeamScore seats={side} words={words} /> : null}
              {side.map((seat) => (
                <Score key={seat.seat} seat={seat} game={view.game} words={words} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
      <section class="log">
        <h2>{words.actions}</h2>
        <ol reversed tabIndex={0} aria-label={words.actions}>
          {view.log.length === 0 ? <li>{words.nothingYet}</li> : null}
          {view.log
            .map((line, index) => <li key={index}>{line}</li>)
            .reverse()
            .slice(0, 40)}
        </ol>
      </section>
      <p class={`link link-${live ? view.link.state : 'lost'}`}>
        {live ? view.link.text : words.reconnecting}
      </p>
    </>
  );
}

/** The seats by the sides that play against each other: every seat for itself, or teams. */
function sidesOf(seats: readonly SeatView[]): SeatView[][] {
  const sides = new Map<string, SeatView[]>();
  for (const seat of seats) {
    const side = seat.team === null ? `seat ${seat.seat}` : `team ${seat.team}`;
    sides.set(side, [...(sides.get(side) ?? []), seat]);
  }
  return [...sides.values()];
}

function TeamScore({ seats, words }: { seats: readonly SeatView[]; words: Words }) {
  const total = seats.reduce((sum, seat) => sum + seat.score, 0);
  return (
    <tr class="team">
      <th scope="rowgroup">
        {words.team} {seats[0]!.team! + 1}
      </th>
      <td>
        <b>{total}</b>
      </td>
    </tr>
  );
}

function Score({ seat, game, words }: { seat: SeatView; game: TableView['game']; words: Words }) {
  const inTeam = seat.team !== null;
  return (
    <tr class={`${seat.awaited ? 'awaited' : ''} ${seat.playing ? '' : 'idle'} ${inTeam ? 'member' : ''}`}>
      <th scope="row">
        <SeatSign seat={seat} game={game} />
        {seat.name}
      </th>
      <td>
        {seat.firstScore === null ? null : (
          <small>
            {words.firstGame} {seat.firstScore} ·{' '}
          </small>
        )}
        {inTeam ? seat.score : <b>{seat.score}</b>}
      </td>
    </tr>
  );
}

/** The result, once there is one. */
export function Result({ view, words, onAgain }: { view: TableView; words: Words; onAgain: () => void }) {
  if (view.result === null) return null;
  return (
    <section class="result" aria-live="polite">
      <p>{view.result}</p>
      <button type="button" class="control first" onClick={onAgain}>
        {words.playAgain}
      </button>
    </section>
  );
}
