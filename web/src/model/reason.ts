// SPDX-License-Identifier: MIT
// Why a game is over: a sentence, and what on the board shows it.
import type { GraphBoard, Side, Verdict } from '../api/types';
import { copyIn, type Pattern } from './copies';
import { edgesText, edgeText, parseEdges, type Edge } from './edges';
import { other, sideName, type Naming } from './players';
import { elementsOf } from './elements';
import { ownersOf } from './position';
import { isScoring, pointsOf, type ScoringGame } from './scores';

export interface Reason {
  text: string;
  edges: ReadonlySet<string>;
  vertices: ReadonlySet<number>;
}
export const sentence = (text: string): Reason => ({ text, edges: new Set(), vertices: new Set() });

export const edgesOf = (board: GraphBoard, position: string, owner: 1 | 2 | 'drawn'): Edge[] => {
  const owners = ownersOf(elementsOf(board), position);
  return board.edges.filter((_, i) => owners[i] === owner);
};

// "a triangle" for K3, otherwise the target's own name.
export function targetWords(target: string): string {
  if (target === 'K3' || target === 'C3') return 'a triangle';
  const complete = /^K(\d+)$/.exec(target);
  if (complete) return `${complete[1]} vertices that are all joined (${target})`;
  const cycle = /^C(\d+)$/.exec(target);
  if (cycle) return `a cycle of ${cycle[1]} edges`;
  const path = /^P(\d+)$/.exec(target);
  if (path) return `a path of ${path[1]} vertices`;
  const star = /^star:(\d+)$/.exec(target);
  if (star) return `a star of ${star[1]} edges`;
  return `a copy of ${target}`;
}

interface Ended {
  board: GraphBoard;
  position: string;
  mover: Side;
  verdict: Verdict;
  last: string; // the last move
  naming: Naming;
  pattern: Pattern | null; // the target's edges, once the page knows them
}

const kCopyGames = [
  'sim',
  'sima',
  'achievement',
  'achievement-no-draw',
  'misere-avoidance',
  'maker-breaker',
];

export function reasonOf(ended: Ended): Reason | null {
  const { board, mover, naming, verdict } = ended;
  const game = board.game;
  const target = targetWords(String(board.instance['target'] ?? 'K3'));
  if (isScoring(game)) return scored(game, ended);
  const name = (side: Side) => sideName(naming, side);
  if (kCopyGames.includes(game)) {
    const found = completed(ended);
    if (found) {
      const who = name(found.side);
      const judged =
        verdict.winner === found.side || verdict.winner === undefined ? '' : ', and so loses';
      return {
        text: `${who} has ${target}: ${edgesText(found.edges)}${judged}.`,
        edges: new Set(found.edges.map(edgeText)),
        vertices: new Set(found.edges.flat()),
      };
    }
    const none = `The board is full and no player has ${target}`;
    if (verdict.winner === 'tie') return sentence(`${none}: a tie.`);
    if (game === 'maker-breaker')
      return sentence(`Red cannot complete ${target} any more: Green prevented it.`);
    return sentence(
      verdict.winner ? `${none}: that counts as a win of ${name(verdict.winner)}.` : `${none}.`,
    );
  }
  if (['sim+', 'avoidance', 'avoidance+'].includes(game))
    return sentence(`${name(mover)} has no move left: every open edge would complete ${target}.`);
  const misere = Boolean(board.instance['misere']);
  if (game === 'saturation') {
    const stuck = `Every edge that is missing would complete ${target}`;
    return sentence(`${stuck}: ${name(mover)} cannot move, and ${misere ? 'wins' : 'loses'}.`);
  }
  if (game === 'connect') {
    return sentence(`${name(other(mover))} connected the graph, and ${misere ? 'loses' : 'wins'}.`);
  }
  return null;
}

function completed({
  board,
  position,
  last,
  pattern,
}: Ended): { side: Side; edges: Edge[] } | null {
  if (!pattern) return null;
  const through = parseEdges(last) ?? [];
  for (const [side, owner] of [
    ['first', 1],
    ['second', 2],
  ] as const) {
    const own = edgesOf(board, position, owner);
    const newest = through.filter((edge) => own.some((e) => edgeText(e) === edgeText(edge)));
    if (through.length > 0 && newest.length === 0) continue;
    const edges = copyIn(board.order, own, pattern, newest);
    if (edges) return { side, edges };
  }
  return null;
}

const kPointWords: Record<ScoringGame, [string, string]> = {
  clique: ['vertex all joined', 'vertices all joined'],
  star: ['edge at one vertex', 'edges at one vertex'],
  capture: ['vertex captured', 'vertices captured'],
  colex: ['edge in a Colex graph', 'edges in a Colex graph'],
};

function scored(game: ScoringGame, { board, position, verdict, naming }: Ended): Reason {
  const [red, green] = bothPoints(game, board, position);
  const [one, many] = kPointWords[game];
  const said = (side: Side, points: number) =>
    `${sideName(naming, side)} ${points} ${points === 1 ? one : many}`;
  const tie =
    red.points === green.points && verdict.winner === 'second' ? '. Equal counts are Green’s' : '';
  const shown =
    verdict.winner === 'second' ? [green] : verdict.winner === 'first' ? [red] : [red, green];
  return {
    text: `${said('first', red.points)}, ${said('second', green.points)}${tie}.`,
    edges: new Set(shown.flatMap(({ edges }) => edges)),
    vertices: new Set(shown.flatMap(({ vertices }) => vertices)),
  };
}

export function bothPoints(game: ScoringGame, board: GraphBoard, position: string) {
  const [red, green] = [edgesOf(board, position, 1), edgesOf(board, position, 2)];
  return [
    pointsOf(game, board.order, red, green),
    pointsOf(game, board.order, green, red),
  ] as const;
}
