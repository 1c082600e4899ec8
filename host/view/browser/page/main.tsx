import { render } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Hand, TableView } from '../../view';
import { askedOf } from './asked';
import { Board } from './board';
import { Buttons } from './buttons';
import { connect } from './connection';
import type { Connection, Knowledge } from './connection';
import { Controls, isRolling, useTakeBack } from './controls';
import { Dice } from './dice';
import { field } from './field';
import { useHands } from './hands';
import { Help } from './help';
import { useKeyboard } from './keyboard';
import { lights } from './lights';
import { Bead, MarbleDefinitions } from './marble';
import { Seats } from './seats';
import { Notes, Prompt, Result } from './side';
import { wood } from './wood';
import { wordsOf } from './words';

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
  const takeBack = useTakeBack(buttons);

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
  useKeyboard({
    view,
    live,
    buttons,
    throwFirst: () => view?.throws[0] && throwDice(view.throws[0].dice),
    throwSelected: () => selected.size > 0 && throwDice([...selected].sort((a, b) => a - b)),
    toggleDie: (die) => toggleDie(dieOfKey(view, die)),
    goTo: () => view?.prompt.cells[0] !== undefined && hands.goTo(view.prompt.cells[0]),
    takeBack: () => view && view.takeBack !== null && takeBack(view.takeBack),
    escape: () => hands.escape(),
    help: () => setHelp(true),
  });

  useEffect(() => {
    document.documentElement.lang = view?.language ?? 'en';
    document.title = view ? `${view.title} – Doubletop` : 'Doubletop';
  }, [view?.language, view?.title]);

  const old = !live || view?.link.state === 'lost';
  const state = [
    'page',
    old && 'old',
    hands.carried !== null && 'carrying',
    view && `seats-${view.seats.length}`,
    view && view.result !== null && 'over',
  ];
  return (
    <div class={state.filter(Boolean).join(' ')}>
      <MarbleDefinitions seats={view?.seats ?? []} />
      <main class="table" inert={!live}>
        {wood}
        {view ? (
          <>
            <Dice colour="red" {...{ view, asked, selected, words }} onToggle={toggleDie} />
            <Dice colour="blue" {...{ view, asked, selected, words }} onToggle={toggleDie} />
            <Board view={view} hands={hands} words={words} />
            <Seats seats={view.seats} {...{ asked, hands, buttons, words }} />
          </>
        ) : (
          <div class="board">{field}</div>
        )}
        <p class="brand" aria-hidden="true">
          Doubletop
        </p>
        {old ? <p class="curtain">{!view ? words.connecting : live ? view.link.text : words.stale}</p> : null}
      </main>
      <aside class="side">
        <header class="title">
          <h1>{view?.title ?? 'Doubletop'}</h1>
          <button type="button" class="help-button" aria-label={words.help} onClick={() => setHelp(true)}>
            ?
          </button>
        </header>
        <Prompt knowledge={knowledge} words={words} />
        {view ? (
          <>
            <Result view={view} words={words} />
            <div class="controls-frame" inert={!live}>
              <Controls
                {...{ view, asked, selected, buttons, words }}
                onThrow={throwDice}
                onPutAway={() => hands.escape()}
                onLiftAll={() =>
                  view.pieces.forEach((piece, cell) => piece !== null && send({ hand: 'away', cell }))
                }
              />
            </div>
            <Notes view={view} live={live} words={words} />
          </>
        ) : null}
      </aside>
      <div class="ghost" ref={hands.ghost} aria-hidden="true">
        {hands.carried === null ? null : <Bead seat={hands.carried} />}
      </div>
      <Help open={help} words={words} onClose={() => setHelp(false)} />
    </div>
  );
}

/** The die that a number key means: in a battle, dice of one's own come first. */
function dieOfKey(view: TableView | null, key: number): number {
  const [only, ...more] = view?.throws ?? [];
  const own = only && more.length === 0 ? only.dice : [];
  return key < 3 && own.length > 0 && own.every((die) => die >= 3) ? key + 3 : key;
}

function Root() {
  const [knowledge, setKnowledge] = useState<Knowledge>({ live: false, view: null, refusal: null });
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
