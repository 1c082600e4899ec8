import { render } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Hand, TableView } from '../../view';
import { askedOf } from './asked';
import { Board } from './board';
import { Buttons } from './buttons';
import { connect, nothingKnown } from './connection';
import type { Connection, Knowledge } from './connection';
import { Controls, isRolling, useTakeBack } from './controls';
import { Dice } from './dice';
import { Display } from './display';
import { FaceTray } from './doce/face-tray';
import { Domino } from './doppio/domino';
import { useLook } from './doppio/look';
import { Numbers } from './doppio/numbers';
import { Rack } from './doppio/rack';
import { Boneyard, Pad } from './doppio/stock';
import { fields } from './field';
import { useHands } from './hands';
import { Help } from './help';
import { awaitedSeat, useKeyboard } from './keyboard';
import { lights } from './lights';
import { PieceDefinitions } from './marble';
import { Picture } from './piece';
import { Seats } from './seats';
import { Notes, Prompt, Result } from './side';
import { wood } from './wood';
import { wordsOf } from './words';
import type { Words } from './words';

interface PageProps {
  readonly knowledge: Knowledge;
  readonly connection: Connection;
  readonly buttons: Buttons;
}

function Page({ knowledge, connection, buttons }: PageProps) {
  const { view, live } = knowledge;
  const words = wordsOf(view);
  const asked = askedOf(view, words);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [help, setHelp] = useState(false);
  const send = (hand: Hand): void => connection.send(hand);
  const hands = useHands(view, live, send);
  const look = useLook(knowledge, send);
  const takeBack = useTakeBack(buttons);
  const awaited = view && awaitedSeat(view);

  const toggleDie = (die: number): void => {
    const next = new Set(selected);
    if (!next.delete(die)) next.add(die);
    setSelected(next);
  };
  const throwDice = (dice: readonly number[]): void => {
    if (!view || isRolling(view, dice)) return;
    send({ hand: 'throw', dice });
    setSelected(new Set());
  };
  const draw = (): void => {
    if (view?.doppio && view.actor !== null) send({ hand: 'draw', seat: view.actor });
  };
  const lookOrNot = (seat: number): void => look.turn(look.at === seat ? null : seat);
  const looked = view?.seats.find((seat) => seat.seat === look.at);
  useKeyboard({
    view,
    live,
    buttons,
    throwFirst: () => view?.throws[0] && throwDice(view.throws[0].dice),
    throwSelected: () => selected.size > 0 && throwDice([...selected].sort((a, b) => a - b)),
    number: (number) => {
      if (view?.game === 'doce') hands.choose(number);
      else if (view?.game === 'doubles-wild') toggleDie(dieOfKey(view, number - 1));
    },
    blocker: () => view?.game === 'doce' && hands.choose(0),
    draw,
    look: () => view?.doppio && awaited !== null && lookOrNot(awaited),
    goTo: () => view?.prompt.cells[0] !== undefined && hands.goTo(view.prompt.cells[0]),
    takeBack: () => view && view.takeBack !== null && takeBack(view.takeBack),
    escape: () => (look.at !== null && hands.dragged === null ? look.turn(null) : hands.escape()),
    help: () => setHelp(true),
  });

  useEffect(() => {
    document.documentElement.lang = view?.language ?? 'en';
    document.title = view ? `${view.title} – Doubletop` : 'Doubletop';
  }, [view?.language, view?.title]);

  useEffect(() => {
    for (const { seat, colour } of view?.seats ?? []) {
      document.documentElement.style.setProperty(`--seat-${seat}`, colour);
    }
  }, [view?.seats.map(({ colour }) => colour).join()]);

  const old = !live || view?.link.state === 'lost';
  const state = [
    'page',
    old && 'old',
    hands.carried !== null && 'carrying',
    view && `seats-${view.seats.length}`,
    view && `game-${view.game}`,
    look.hand && 'looking',
    view && view.result !== null && 'over',
  ];
  return (
    <div class={state.filter(Boolean).join(' ')}>
      <PieceDefinitions seats={view?.seats ?? []} />
      <main class="table" inert={!live}>
        {wood}
        {view ? (
          <>
            {view.dice.length > 0 ? (
              <>
                <Dice colour="red" {...{ view, asked, selected, words }} onToggle={toggleDie} />
                <Dice colour="blue" {...{ view, asked, selected, words }} onToggle={toggleDie} />
              </>
            ) : null}
            <Board view={view} hands={hands} words={words} />
            {view.doce ? <FaceTray {...{ view, hands, words }} /> : null}
            {view.doppio ? (
              <>
                <Boneyard {...{ view, words }} onDraw={draw} />
                <Pad {...{ view, words }} onTakeBack={(seat) => send({ hand: 'pad', seat })} />
              </>
            ) : null}
            <Seats {...{ view, asked, hands, buttons, words }} looksAt={look.at} onLook={lookOrNot} />
            {looked && look.hand ? (
              <Rack
                seat={looked}
                tiles={look.hand.tiles}
                {...{ hands, words }}
                onPad={(tile) => send({ hand: 'pad', seat: looked.seat, tile })}
                onClose={() => look.turn(null)}
              />
            ) : null}
          </>
        ) : (
          <div class="board">{fields['doubles-wild']}</div>
        )}
        <Display display={view?.display ?? null} />
        <p class="brand" aria-hidden="true">
          Doubletop
        </p>
        {old ? <p class="curtain">{!view ? words.connecting : live ? view.link.text : words.stale}</p> : null}
      </main>
      <aside class="side">
        <header class="title">
          <h1>
            {view?.title ?? 'Doubletop'} <Round view={view} words={words} />
          </h1>
          <button type="button" class="help-button" aria-label={words.help} onClick={() => setHelp(true)}>
            ?
          </button>
        </header>
        <Prompt knowledge={knowledge} lacksFace={hands.lacksFace} words={words} />
        {view ? (
          <>
            <Result view={view} words={words} onAgain={() => send({ hand: 'again' })} />
            <div class="controls-frame" inert={!live}>
              <Controls
                {...{ view, asked, selected, buttons, words }}
                chosen={hands.chosen}
                looksAt={look.at}
                onLook={lookOrNot}
                onThrow={throwDice}
                onPutAway={() => hands.escape()}
                onLiftAll={() =>
                  view.pieces.forEach((piece, cell) => piece !== null && send({ hand: 'away', cell }))
                }
              />
            </div>
            {view.doppio ? <Numbers doppio={view.doppio} words={words} /> : null}
            <Notes view={view} live={live} words={words} />
          </>
        ) : null}
      </aside>
      <div class="ghost" ref={hands.ghost} aria-hidden="true">
        {hands.dragged?.tile ? (
          <Domino tile={hands.dragged.tile} class="domino carried-tile" />
        ) : hands.carried === null ? null : (
          <Picture piece={hands.carried} />
        )}
      </div>
      <Help open={help} game={view?.game ?? 'doubles-wild'} words={words} onClose={() => setHelp(false)} />
    </div>
  );
}

/** Which round is played, in games that have rounds. */
function Round({ view, words }: { view: TableView | null; words: Words }) {
  const round = view?.doce ?? view?.doppio;
  if (!round) return null;
  return <small class="round">{words.round(round.round, 'rounds' in round ? round.rounds : null)}</small>;
}

/** The die that a number key means: in a battle, dice of one's own come first. */
function dieOfKey(view: TableView | null, key: number): number {
  const [only, ...more] = view?.throws ?? [];
  const own = only && more.length === 0 ? only.dice : [];
  return key < 3 && own.length > 0 && own.every((die) => die >= 3) ? key + 3 : key;
}

function Root() {
  const [knowledge, setKnowledge] = useState<Knowledge>(nothingKnown);
  const { connection, buttons } = useMemo(() => {
    const made = connect(`ws://${location.host}/table`, setKnowledge, (frame) => lights.show(frame));
    return { connection: made, buttons: new Buttons((hand) => made.send(hand)) };
  }, []);
  // What was held when the table went away is not held when it comes back.
  useEffect(() => {
    if (!knowledge.live) buttons.releaseAll();
  }, [knowledge.live]);
  return <Page knowledge={knowledge} connection={connection} buttons={buttons} />;
}

render(<Root />, document.getElementById('page')!);
