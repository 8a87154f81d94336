// SPDX-License-Identifier: MIT
// The explorer's address: that of a game, with the position to start from.
import type { Options } from '../api/types';
import { parseLink, viewAddress } from '../model/link';

export interface ExplorerPlace {
  game: string;
  options: Options;
  position: string; // "" is the start
  layout: string;
}

export function explorerLink(place: ExplorerPlace): string {
  const words: [string, string][] = [
    ['layout', place.layout],
    ['from', place.position],
  ];
  return viewAddress(
    'explorer',
    place,
    words.filter(([, text]) => text !== ''),
  );
}

// null if no game is named.
export function parseExplorerLink(hash: string): ExplorerPlace | null {
  const link = parseLink(hash.replace(/^#\/explorer\//, '#/play/'));
  if (!link) return null;
  const { game, options, from, layout } = link;
  return { game, options, position: from, layout };
}
