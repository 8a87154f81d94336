// SPDX-License-Identifier: MIT
// Can the positions of a game be explored? Those of small boards are worked out when they are asked for; larger
// ones need a tablebase of their game.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { About, GraphBoard } from '../api/types';
import { elementsOf } from '../model/elements';

const kMostPositions = 300_000; // up to isomorphism
const kMostAlike = 720; // positions that are one, on the most symmetric of such boards

// Every element is free or a player's, and where both draw in one colour drawn.
export function isSmallEnough(board: GraphBoard, about: About | null, players: number): boolean {
  const states = about?.colours === 'shared' ? 2 : players + 1;
  return elementsOf(board).count * Math.log(states) <= Math.log(kMostPositions * kMostAlike);
}

export function useOffered(
  board: GraphBoard | null,
  about: About | null,
  game: string,
  players: number,
): boolean {
  const small = board !== null && isSmallEnough(board, about, players);
  const [tabled, setTabled] = useState(false);
  useEffect(() => {
    if (small || !board) return;
    let gone = false;
    api.explorerList().then(
      ({ tablebases }) => !gone && setTabled(tablebases.some((one) => one.game === game)),
      () => undefined,
    );
    return () => void (gone = true);
  }, [small, game]);
  return small || tabled;
}
