// SPDX-License-Identifier: MIT
// A choice among games, by their titles.
import type { CatalogueEntry } from '../api/types';

interface Props {
  games: readonly CatalogueEntry[];
  game: string;
  onGame: (game: string) => void;
}

export function GameSelect({ games, game, onGame }: Props) {
  return (
    <select value={game} onChange={(e) => onGame(e.currentTarget.value)}>
      {games.map((one) => (
        <option key={one.game} value={one.game}>
          {one.about.title}
        </option>
      ))}
    </select>
  );
}
