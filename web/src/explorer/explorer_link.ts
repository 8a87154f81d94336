// SPDX-License-Identifier: MIT
// The explorer's address: that of a game, with the position to start from.
import type { Options } from '../api/types';
import { linkText, newLink, parseLink } from '../model/link';

export interface ExplorerPlace {
  game: string;
  options: Options;
  position: string; // "" is the start
  layout: string;
}

export function explorerLink({ game, options, position, layout }: ExplorerPlace): string {
  return linkText({ ...newLink(game, options), from: position, layout })
    .replace('#/play/', '#/explorer/')
    .replace(/([?&])seats=human:human(&|$)/, (_, before: string, after: string) =>
      after === '' ? '' : before,
    );
}

// null if no game is named.
export function parseExplorerLink(hash: string): ExplorerPlace | null {
  const link = parseLink(hash.replace(/^#\/explorer\//, '#/play/'));
  if (!link) return null;
  const { game, options, from, layout } = link;
  return { game, options, position: from, layout };
}
