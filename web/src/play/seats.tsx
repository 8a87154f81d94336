// SPDX-License-Identifier: MIT
// Who sits where.
import type { Seats, Side } from '../api/types';
import { inOrder } from '../model/levels';
import { playerName, playerWords, sideName, type Naming } from '../model/players';

interface Props {
  seats: Seats;
  players: readonly string[];
  naming: Naming;
  onSeats: (seats: Seats) => void;
}

export function SeatPicker({ seats, players, naming, onSeats }: Props) {
  const solo = naming.marks === 'solo';
  const pick = (side: Side) => (
    <label key={side}>
      <span>
        <span class={`swatch ${naming.marks} ${side}`} aria-hidden="true" />{' '}
        {solo ? 'Player' : sideName(naming, side)}
      </span>
      <select
        value={seats[side]}
        data-seat={side}
        onChange={(e) => onSeats({ ...seats, [side]: e.currentTarget.value })}
      >
        {['human', ...inOrder(players)].map((player) => (
          <option key={player} value={player}>
            {playerName(player)}
          </option>
        ))}
      </select>
      <small class="hint">{playerWords(seats[side] ?? 'human')}</small>
    </label>
  );
  return (
    <div class="seats">
      {pick('first')}
      {!solo && (
        <>
          <button
            type="button"
            class="swap"
            onClick={() =>
              onSeats({ first: seats.second ?? 'human', second: seats.first ?? 'human' })
            }
          >
            ⇄ Swap sides
          </button>
          {pick('second')}
        </>
      )}
    </div>
  );
}
