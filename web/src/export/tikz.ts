// SPDX-License-Identifier: MIT
// A position as TikZ, for papers: vertices are nodes with names, what the players have is drawn by styles that
// an author can change in one place. The places are those of the board on the page.
import type { Board, CellBoard, GraphBoard, PointBoard } from '../api/types';
import { borders } from '../board/borders';
import { cellLayout } from '../layout/cells';
import type { Point } from '../layout/circle';
import { graphLayout } from '../layout/graph_layout';
import { cellCorners, pointLayout } from '../layout/point_layout';
import { elementsOf, hasElements, isGraph } from '../model/elements';
import { ownersOf, type Owner } from '../model/position';
import {
  colourSymbol,
  statesOf,
  territoryOfCells,
  territoryOfGraph,
  type CellState,
} from '../model/territory';

const kWidth = 6; // centimetres of the drawing
const kCanvas = 600;

// Those of the light page.
const kPlayers = ['d63b25', '10867e', '271f78', 'b968ff', '6e0000', '000004'];
const kNumbers = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const kCells = [
  ...['eaa615', '39c5ff', '03a05a', 'f8e22b', '9389ff'],
  ...['bf9eb8', 'f0731e', 'bdbdc2', 'ffffff', 'b48d83'],
];

const styleOf = (owner: Owner): string =>
  owner === 0 ? 'open' : owner === 'drawn' ? 'drawn' : kNumbers[owner - 1]!;

// Null for boards without a drawing. `words` becomes a comment.
export function tikzOf(board: Board, position: string, words: string): string | null {
  const drawn = drawing(board, position);
  if (!drawn) return null;
  const comment = words.split('\n').map((line) => `% ${line}`);
  return [
    ...comment,
    ...drawn.colours.map(([name, hex]) => `\\definecolor{${name}}{HTML}{${hex.toUpperCase()}}`),
    `\\begin{tikzpicture}[x=1cm, y=-1cm,`,
    ...drawn.styles.map((style, i, { length }) => `  ${style}${i + 1 < length ? ',' : ']'}`),
    ...drawn.lines.map((line) => `  ${line}`),
    '\\end{tikzpicture}',
    '',
  ].join('\n');
}

interface Drawing {
  colours: [name: string, hex: string][];
  styles: string[];
  lines: string[];
}

function drawing(board: Board, position: string): Drawing | null {
  if (isGraph(board)) {
    const territory = territoryOfGraph(board);
    if (territory) return ofStates(board, statesOf(territory, position));
    return ofGraph(board, ownersOf(elementsOf(board), position, board.taken));
  }
  if (hasElements(board))
    return ofPoints(board, ownersOf(elementsOf(board), position, board.taken));
  return board.drawing === 'cells' ? ofCells(board, position) : null;
}

const number = (value: number) => String(Math.round(value * 1000) / 1000 || 0);
const place = ([x, y]: Point) => `(${number(x)},${number(y)})`;

// The colours and the styles of those who have something, so that nothing unused is in the text.
function playersIn(owners: readonly Owner[]) {
  const present = [...new Set(owners)].filter((owner) => typeof owner === 'number' && owner > 0);
  return (present as number[]).sort((a, b) => a - b);
}
const colourOf = (player: number) => `harary${kNumbers[player - 1]}`;
const coloursOf = (players: readonly number[]) =>
  players.map((player): [string, string] => [colourOf(player), kPlayers[player - 1]!]);

const kDashes = ['', ', dashed', ', dash dot', ', dotted', ', densely dashed', ', loosely dashed'];

const scaledTo = (points: readonly Point[], factor: number): Point[] =>
  points.map(([x, y]): Point => [x * factor, y * factor]);

function ofGraph(board: GraphBoard, owners: readonly Owner[]): Drawing {
  const at = scaledTo(graphLayout(board), kWidth);
  const players = playersIn(owners);
  const edges = board.drawing === 'graph';
  const styles = ['vertex/.style={circle, draw, fill=white, inner sep=1.5pt, font=\\scriptsize}'];
  if (edges) {
    styles.push('open/.style={black!25, thin}', 'drawn/.style={black, very thick}');
    for (const player of players)
      styles.push(
        `${kNumbers[player - 1]}/.style={${colourOf(player)}, very thick${kDashes[player - 1]}}`,
      );
  } else {
    styles.push('join/.style={black!40, thin}', 'open/.style={}');
    styles.push('drawn/.style={fill=black, text=white}');
    for (const player of players)
      styles.push(
        `${kNumbers[player - 1]}/.style={fill=${colourOf(player)}, text=white${player === 2 ? ', rectangle' : ''}}`,
      );
  }
  const nodes = at.map((point, v) => {
    const style = edges ? '' : `, ${styleOf(owners[v]!)}`;
    return `\\node[vertex${style}] (${v}) at ${place(point)} {${v}};`;
  });
  // What is taken is drawn above what is open.
  const order = [...board.edges.keys()];
  if (edges) order.sort((a, b) => Number(owners[a] !== 0) - Number(owners[b] !== 0));
  const lines = order.map((i) => {
    const [u, v] = board.edges[i]!;
    return `\\draw[${edges ? styleOf(owners[i]!) : 'join'}] (${u}) -- (${v});`;
  });
  return { colours: coloursOf(players), styles, lines: [...nodes, ...lines] };
}

function ofPoints(board: PointBoard, owners: readonly Owner[]): Drawing {
  const { places, unit } = pointLayout(board.points);
  const factor = kWidth / kCanvas;
  const at = scaledTo(places, factor);
  const corners = scaledTo(cellCorners(board.points.form, unit), factor);
  const players = playersIn(owners);
  const size = number(unit * factor * 0.6);
  const styles = [
    'cell/.style={draw=black!40, thin}',
    `piece/.style={circle, minimum size=${size}cm, inner sep=0pt}`,
    'drawn/.style={fill=black}',
    ...players.map(
      (player) =>
        `${kNumbers[player - 1]}/.style={fill=${colourOf(player)}${player === 2 ? ', rectangle' : ''}}`,
    ),
  ];
  const lines = at.map(([x, y]) => {
    const outline = corners.map(([dx, dy]) => place([x + dx, y + dy])).join(' -- ');
    return `\\draw[cell] ${outline} -- cycle;`;
  });
  const pieces = at.flatMap((point, i) =>
    owners[i] === 0
      ? []
      : [
          `\\node[piece, ${styleOf(owners[i]!)}] (${board.points.names[i]!}) at ${place(point)} {};`,
        ],
  );
  return { colours: coloursOf(players), styles, lines: [...lines, ...pieces] };
}

const cellColour = (colour: number) => `hararycell${'abcdefghij'[colour % 10]}`;
const coloursOfCells = (states: readonly CellState[]) =>
  [...new Set(states.map(({ colour }) => colour % 10))]
    .sort((a, b) => a - b)
    .map((colour): [string, string] => [cellColour(colour), kCells[colour]!]);

// The border of a territory: solid for the first player, dotted for the second.
const kBorders = [
  'owner1/.style={black, very thick}',
  'owner2/.style={black, very thick, densely dotted}',
];

function ofCells(board: CellBoard, position: string): Drawing {
  const territory = territoryOfCells(board);
  const states = statesOf(territory, position);
  const { shapes, width, height } = cellLayout(board);
  const factor = kWidth / Math.max(width, height);
  const lines = shapes.flatMap(({ corners, middle }, v) => {
    const { colour } = states[v]!;
    const outline = scaledTo(corners, factor).map(place).join(' -- ');
    return [
      `\\filldraw[cell, fill=${cellColour(colour)}] ${outline} -- cycle;`,
      `\\node[number] at ${place(scaledTo([middle], factor)[0]!)} {${colourSymbol(colour)}};`,
    ];
  });
  const frames = borders(shapes, territory.neighbours, states).map(
    ({ owner, from, to }) =>
      `\\draw[owner${owner}] ${scaledTo([from, to], factor).map(place).join(' -- ')};`,
  );
  return {
    colours: coloursOfCells(states),
    styles: ['cell/.style={draw=white, thin}', 'number/.style={font=\\tiny}', ...kBorders],
    lines: [...lines, ...frames],
  };
}

// A graph whose vertices have colours and owners.
function ofStates(board: GraphBoard, states: readonly CellState[]): Drawing {
  const at = scaledTo(graphLayout(board), kWidth);
  return {
    colours: coloursOfCells(states),
    styles: [
      'vertex/.style={circle, draw=black!50, inner sep=2pt, font=\\scriptsize}',
      'join/.style={black!40, thin}',
      ...kBorders.map((style) => style.replace('black,', 'draw=black,')),
    ],
    lines: [
      ...at.map((point, v) => {
        const { colour, owner } = states[v]!;
        const owned = owner === 0 ? '' : `, owner${owner}`;
        return `\\node[vertex, fill=${cellColour(colour)}${owned}] (${v}) at ${place(point)} {${colourSymbol(colour)}};`;
      }),
      ...board.edges.map(([u, v]) => `\\draw[join] (${u}) -- (${v});`),
    ],
  };
}
