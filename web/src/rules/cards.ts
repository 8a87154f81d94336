// SPDX-License-Identifier: MIT
// The rules of every game in three lines, who wins a tie, and an example that the card plays.

// Edges of two digits. Red and Green move in turn unless the example says otherwise.
export interface Example {
  order: number;
  edges?: string; // of the board; all edges if missing
  plays: string[]; // one entry a move; several edges of one move stand together
  drawn?: boolean; // both players draw the same colour
  shown: string; // the edges to point at when the example is over
  vertices?: string;
  said: string; // what the end shows
}
export interface CellExample {
  cells: string[]; // rows of colours
  hex: boolean;
  starts: [number, number][];
  calls: string; // the players in turn
  said: string;
}
export interface LetterExample {
  counts: string[]; // "1 2 0 1", after each trade
  said: string;
}
export interface Card {
  lines: [string, string, string];
  tie: string;
  example: Example | CellExample | LetterExample;
}

const kNoTie = 'There is no tie.';
const kSimExample: Example = {
  order: 6,
  plays: ['02', '13', '24', '05', '04'],
  shown: '02 24 04',
  said: 'Red has a triangle and loses.',
};

const kCards: Record<string, Card> = {
  sim: {
    lines: [
      'Red and Green in turn colour one open edge.',
      'Avoid {target} in your own colour.',
      'The player who completes one loses at once.',
    ],
    tie: 'On six vertices there is no tie: every full board has a triangle. On other boards a full board without one is a tie.',
    example: kSimExample,
  },
  'sim+': {
    lines: [
      'As in Sim, but a move colours as many open edges as you like, at least one.',
      'Completing {target} in your own colour is forbidden.',
      'A player who cannot move loses.',
    ],
    tie: kNoTie,
    example: {
      order: 6,
      plays: ['03 04 05 13 14', '01 12 34', '15 23 24 25', '45'],
      shown: '02 35',
      said: 'Red has no move left: 0-2 and 3-5 would each complete a red triangle.',
    },
  },
  avoidance: {
    lines: [
      'Red and Green in turn colour one open edge.',
      'Completing {target} in your own colour is forbidden.',
      'A player who cannot move loses.',
    ],
    tie: kNoTie,
    example: {
      order: 4,
      plays: ['03', '01', '13', '02', '23'],
      shown: '12',
      said: 'Green has no move left: 1-2 would complete a green triangle.',
    },
  },
  'avoidance+': {
    lines: [
      'Red and Green in turn colour one or more open edges.',
      'Completing {target} in your own colour is forbidden.',
      'A player who cannot move loses.',
    ],
    tie: kNoTie,
    example: {
      order: 4,
      plays: ['03 13', '01 02', '23'],
      shown: '12',
      said: 'Green has no move left: 1-2 would complete a green triangle.',
    },
  },
  'misere-avoidance': {
    lines: [
      'Red and Green in turn colour one open edge.',
      'Avoid {target} in your own colour.',
      'The player who completes one loses at once.',
    ],
    tie: 'A full board without one is a tie.',
    example: {
      order: 5,
      plays: ['01', '23', '12', '34', '02'],
      shown: '01 12 02',
      said: 'Red has a triangle and loses.',
    },
  },
  sima: {
    lines: [
      'Red and Green in turn colour one open edge.',
      'Try to complete {target} in your own colour.',
      'The first to complete one wins.',
    ],
    tie: 'A full board without one is a tie.',
    example: {
      order: 6,
      plays: ['02', '13', '24', '35', '04'],
      shown: '02 24 04',
      said: 'Red is the first with a triangle and wins.',
    },
  },
  achievement: {
    lines: [
      'Red and Green in turn colour one open edge.',
      'Try to complete {target} in your own colour.',
      'The first to complete one wins.',
    ],
    tie: 'A full board without one is a tie.',
    example: {
      order: 5,
      plays: ['02', '13', '24', '03', '04'],
      shown: '02 24 04',
      said: 'Red is the first with a triangle and wins.',
    },
  },
  'achievement-no-draw': {
    lines: [
      'Red and Green in turn colour one open edge.',
      'Try to complete {target} in your own colour.',
      'The first to complete one wins.',
    ],
    tie: 'If neither player has one when the board is full, Green wins.',
    example: {
      order: 4,
      plays: ['01', '12', '23', '03', '13', '02'],
      shown: '12 03 02',
      said: 'The board is full and neither player has a triangle: Green wins.',
    },
  },
  'maker-breaker': {
    lines: [
      'Red and Green in turn colour one open edge.',
      'Red tries to complete {target} in red; green copies count nothing.',
      'Red wins with one, Green by preventing it.',
    ],
    tie: 'There is no tie: if Red has none in the end, Green wins.',
    example: {
      order: 5,
      plays: ['02', '13', '24', '03', '04'],
      shown: '02 24 04',
      said: 'Red has a triangle and wins.',
    },
  },
  clique: {
    lines: [
      'Red and Green in turn colour one open edge, until all are coloured.',
      'Count your largest set of vertices that are all joined in your colour.',
      'The larger set wins.',
    ],
    tie: 'Equal counts are a win of Green.',
    example: {
      order: 4,
      plays: ['01', '23', '12', '13', '02', '03'],
      shown: '01 12 02',
      vertices: '012',
      said: 'Red has three vertices that are all joined, Green two. Red wins 3 : 2.',
    },
  },
  star: {
    lines: [
      'Red and Green in turn colour one open edge, until all are coloured.',
      'Count your edges at the vertex where you have most.',
      'The larger count wins.',
    ],
    tie: 'Equal counts are a win of Green.',
    example: {
      order: 4,
      plays: ['01', '23', '02', '13', '03', '12'],
      shown: '01 02 03',
      vertices: '0',
      said: 'Red has three edges at 0. Red wins 3 : 2.',
    },
  },
  capture: {
    lines: [
      'Red and Green in turn colour one open edge, until all are coloured.',
      'You capture the vertices where you have more edges than the other.',
      'The player with more vertices wins.',
    ],
    tie: 'Equal counts are a tie.',
    example: {
      order: 4,
      plays: ['01', '23', '02', '12', '03', '13'],
      shown: '',
      vertices: '123',
      said: 'Red captures 0; Green captures 1, 2 and 3. Green wins 3 : 1.',
    },
  },
  colex: {
    lines: [
      'Red and Green in turn colour one open edge, until all are coloured.',
      'A Colex graph is a set of vertices that are all joined, and at most one more vertex joined to some of them.',
      'Count the edges of the largest one in your colour; more wins.',
    ],
    tie: 'Equal counts are a tie.',
    example: {
      order: 4,
      plays: ['01', '23', '02', '13', '12', '03'],
      shown: '01 02 12',
      vertices: '012',
      said: 'Red’s triangle counts 3 edges; of Green’s star only two count. Red wins 3 : 2.',
    },
  },
  saturation: {
    lines: [
      'Both players draw edges of the same colour, one a turn.',
      'Completing {target} is forbidden.',
      'A player who cannot move loses.',
    ],
    tie: kNoTie,
    example: {
      order: 4,
      plays: ['01', '12', '23', '03'],
      drawn: true,
      shown: '02 13',
      said: 'Both missing edges would complete a triangle: the first player cannot move.',
    },
  },
  connect: {
    lines: [
      'Both players draw edges of the same colour, one a turn.',
      'A graph is connected if every vertex can be reached from every other.',
      'The player whose move connects the graph wins.',
    ],
    tie: kNoTie,
    example: {
      order: 4,
      plays: ['01', '23', '12'],
      drawn: true,
      shown: '12',
      said: 'The last edge connected all vertices: the first player wins.',
    },
  },
  letters: {
    lines: [
      'On the heap lie letters A, B, C, D. A move trades letters, as the buttons say.',
      'Every trade but two makes the heap smaller.',
      'The player who leaves a single letter wins.',
    ],
    tie: kNoTie,
    example: {
      counts: ['0 0 0 3', '0 1 0 1', '0 0 1 0'],
      said: 'One letter is left: the player who made the last trade wins.',
    },
  },
  flood: {
    lines: [
      'You own the cell with the star and all cells of its colour that hang together with it.',
      'Call a colour: you win all cells of that colour that touch yours.',
      'Own the whole board in as few calls as you can.',
    ],
    tie: 'You play alone. The page knows, if the board is not too large, how few calls are enough.',
    example: {
      cells: ['0112', '0122', '3120'],
      hex: false,
      starts: [[0, 0]],
      calls: '1203',
      said: 'Each call wins what touches the corner.',
    },
  },
  honeybee: {
    lines: [
      'A and B own a corner each and call colours in turn: you win all free cells of that colour that touch yours.',
      'You may not call the colour that was called last, nor your own last one, and a call must win something if any can.',
      'The first to own more than half of the board wins.',
    ],
    tie: 'When no cell is free and both own half, it is a tie.',
    example: {
      cells: ['0123', '1302', '2013'],
      hex: true,
      starts: [
        [0, 0],
        [2, 3],
      ],
      calls: '103213012',
      said: 'Each player grows from a corner.',
    },
  },
  'pos-cnf': {
    lines: [
      'The first and the second player in turn choose a variable that is left.',
      'In the end the variables of the first player are true, the others false.',
      'The first player wins if every group has a true variable.',
    ],
    tie: kNoTie,
    example: kSimExample,
  },
  'pos-dnf': {
    lines: [
      'The first and the second player in turn choose a variable that is left.',
      'In the end the variables of the first player are true, the others false.',
      'The first player wins if all variables of some group are true.',
    ],
    tie: kNoTie,
    example: kSimExample,
  },
  qbf: {
    lines: [
      'The variables get their values in the given order.',
      'The first player chooses where it says “there is”, the second where it says “for all”.',
      'The first player wins if the formula becomes true.',
    ],
    tie: kNoTie,
    example: kSimExample,
  },
};

export const cardOf = (game: string): Card | null => kCards[game] ?? null;
