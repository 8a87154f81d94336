// SPDX-License-Identifier: MIT
// A clock of a match over a link. The server's holds; between its answers they run on here.
import { useEffect, useState } from 'preact/hooks';
import type { MatchClock, Side } from '../api/types';
import { sideName, type Naming } from '../model/players';
import type { Session } from './session';

// "4:05"; below twenty seconds with tenths.
export function clockText(ms: number): string {
  if (ms < 20_000) return (Math.ceil(ms / 100) / 10).toFixed(1);
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

interface Props {
  session: Session;
  clock: MatchClock;
  naming: Naming;
  side: Side;
}

export function Clock({ session, clock, naming, side }: Props) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (clock.running !== side) return;
    const timer = setInterval(() => setNow(Date.now()), 200);
    return () => clearInterval(timer);
  }, [clock.running]);
  const gone = clock.running === side ? Math.max(0, now - session.state.matchAt) : 0;
  return (
    <span
      role="timer"
      aria-label={`Clock of ${sideName(naming, side)}`}
      class={`clock ${clock.running === side ? 'running' : ''} ${clock.flagged === side ? 'flagged' : ''}`}
      data-clock={side}
    >
      {clockText(Math.max(0, clock.left_ms[side] - gone))}
    </span>
  );
}
