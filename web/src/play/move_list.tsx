// SPDX-License-Identifier: MIT
// The moves so far, and the buttons that walk them. Replay goes through them by itself.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from '../shell/icons';
import { sideName, type Naming } from '../model/players';
import { nodeAt } from '../model/tree';
import { SignOf } from '../study/sign_of';
import { gradeSign, gradeWords, type Mark } from '../model/review';
import type { Session } from './session';

const kStepTime = 900;

interface Props {
  session: Session;
  naming: Naming;
  marks: readonly (Mark | null)[]; // of a game that is over, by move
  onBoard: () => void; // what is to be seen now is on the board
}

export function MoveList({ session, naming, marks, onBoard }: Props) {
  const { moves, views, at, match } = session.state;
  const [replaying, setReplaying] = useState(false);
  useEffect(() => {
    if (!replaying) return;
    if (at >= moves.length) return setReplaying(false);
    const timer = setTimeout(() => session.show(at + 1), kStepTime);
    return () => clearTimeout(timer);
  }, [replaying, at, moves.length]);
  const list = useRef<HTMLOListElement>(null);
  // The move that is shown stays in sight, without moving the page.
  useEffect(() => {
    const item = list.current?.children[at - 1] as HTMLElement | undefined;
    const box = list.current;
    if (!box) return;
    if (!item) box.scrollTop = 0;
    else if (item.offsetTop < box.scrollTop) box.scrollTop = item.offsetTop;
    else if (item.offsetTop + item.offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = item.offsetTop + item.offsetHeight - box.clientHeight;
  }, [at, moves.length]);
  const replay = () => {
    if (!replaying && at >= moves.length) session.show(0);
    if (!replaying) onBoard();
    setReplaying(!replaying);
  };
  const go = (to: number) => {
    setReplaying(false);
    session.show(to);
  };
  const step = (label: string, sign: IconName, to: number, off: boolean) => (
    <button class="icon" aria-label={label} title={label} disabled={off} onClick={() => go(to)}>
      <Icon name={sign} />
    </button>
  );
  const hidden = session.shaken;
  const { tree } = session.state;
  const signs = moves.map((_, i) => nodeAt(tree, moves.slice(0, i + 1))?.sign);
  return (
    <section class="panel" aria-label="Moves">
      <div class="row steps">
        {step('To the start', 'start', 0, at === 0 || hidden)}
        {step('One move back', 'back', at - 1, at === 0 || hidden)}
        <button disabled={moves.length === 0 || hidden} onClick={replay}>
          {replaying ? 'Stop' : 'Replay'}
        </button>
        {step('One move on', 'on', at + 1, at === moves.length || hidden)}
        {step('To the end', 'end', moves.length, at === moves.length || hidden)}
      </div>
      {moves.length === 0 ? (
        <p class="note">No move yet.</p>
      ) : (
        <ol class="moves" ref={list} tabindex={0} aria-label="Move list">
          {moves.map((move, i) => (
            <li key={i} aria-current={i + 1 === at ? 'step' : undefined}>
              <button
                class={`move ${views[i]!.mover}`}
                disabled={hidden}
                onClick={() => go(i + 1)}
                aria-label={`${i + 1} ${hidden ? '· · ·, hidden while the board is shaken' : move}, ${sideName(naming, views[i]!.mover)}${marks[i] ? `, ${gradeWords[marks[i].grade]}` : ''}`}
              >
                <span class="number">{i + 1}</span>{' '}
                <span class="sign" aria-hidden="true">
                  {naming.marks === 'solo' ? '' : views[i]!.mover === 'first' ? '●' : '■'}
                </span>{' '}
                <span>{hidden ? '· · ·' : move}</span>
                {!hidden && <SignOf sign={signs[i]} />}
                {marks[i] && gradeSign[marks[i].grade] !== '' && (
                  <b class={`grade ${marks[i].grade}`} aria-hidden="true">
                    {gradeSign[marks[i].grade]}
                  </b>
                )}
                {match?.plies[i] && match.plies[i]!.player === 'human' && (
                  <small aria-hidden="true">{(match.plies[i]!.ms / 1000).toFixed(1)} s</small>
                )}
              </button>
            </li>
          ))}
        </ol>
      )}
      {session.studied && !session.onMain && (
        <p>
          <button class="small" onClick={() => void session.toMainLine()}>
            Back to the game
          </button>
        </p>
      )}
      {session.studied && session.others.length > 0 && (
        <p class="row others">
          <span>Also tried here:</span>
          {session.others.map((move) => (
            <button
              key={move}
              class="small"
              onClick={() => void session.goTo([...session.path, move])}
            >
              {move}
            </button>
          ))}
        </p>
      )}
    </section>
  );
}
