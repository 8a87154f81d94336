// SPDX-License-Identifier: MIT
// The words of the server's interface, as /api/openapi.json has them.

export type Side = 'first' | 'second';
// Of more than two players the last one by name, or no player, where no player can force to be the last.
export type Winner = Side | 'tie' | 'none' | `player ${number}`;
export type Options = Record<string, string>;

// An option of a game: all that a form needs.
export interface OptionSpec {
  name: string;
  type: string; // 'graph', 'edges', 'number', 'choice', 'flag', …
  label: string;
  help: string;
  hint: string;
  default: string | null;
  values: string[]; // all of a choice; of other types, some to offer
  least?: number; // of a number
  most?: number;
  advanced: boolean;
  interfaces: string[];
}
// What a game says about itself.
export interface About {
  title: string;
  group: string; // of the list of groups
  start: number | null; // its place among the games of its group
  opens: boolean; // the game that a first visit opens
  rules: string[]; // sentences; {target} stands for the target in words
  move: string; // what a move is
  ties: string; // who wins a tie
  points: string | null; // how points are counted; null where there are none
  drawing: 'graph' | 'vertices' | 'cells' | 'letters' | 'formula';
  colours: 'players' | 'shared'; // each player has a colour, or both draw in one
  players: Marking;
  roles?: Roles; // what the players are called
  other_roles?: { flag: string; roles: Roles } | null; // with this option of the game
  elements: 'edges' | 'vertices' | 'cells' | 'letters' | 'variables'; // what a player takes
  several: boolean; // a move may take several
  joining?: 'or' | 'and' | null; // what joins the parts of a formula's groups
  play: ExamplePlay;
  sketch: { options: Options; position: string }; // the game as a small picture
  setups?: { title: string; options: Options }[]; // boards to choose among by name
  samples: Options[]; // small instances, whose positions can be explored
  puzzles: { options: Options; least: number; most: number }[]; // elements of each player
}
export interface ExamplePlay {
  options: Options;
  moves: string[];
  said: string; // what the end shows
}
// What tells the players apart on the board: their colours, nothing, letters; there is one player.
export type Marking = 'colours' | 'numbers' | 'letters' | 'solo';
// In lower case: maker and breaker, red and green.
export type Roles = Readonly<Record<Side, string>>;

export interface CatalogueEntry {
  game: string;
  summary: string;
  options: string[];
  option_specs: OptionSpec[];
  example: string;
  example_options: Options;
  players: string[];
  solitaire: boolean; // a game of one player
  questions?: AskedQuestion[];
  about: About;
}
// What else than who wins can be asked about a board, by a job.
export interface AskedQuestion {
  question: 'number' | 'class' | 'outcome';
  asks: string; // the sentence
  counts: string | null; // what the number in the answer counts: "edges"
  needs: string | null; // the flag of the game without which there is no number
}
export interface Catalogue {
  version?: string;
  groups: { group: string; title: string }[];
  games: CatalogueEntry[];
}

export interface Verdict {
  winner?: Winner;
  value?: number;
  outcome?: [number, number];
}
export interface View {
  position: string;
  mover: Side;
  mover_name: string;
  moves: string[];
  more_moves: boolean; // the list of moves is cut
  over: boolean;
  verdict: Verdict | null;
  reason: Reason | null; // why the game is over
  scores: Record<Side, Figure> | null; // in games with points: what counts now
}
// What the rules point at: edges as texts, vertices and cells by number.
export interface Reason {
  text: string;
  edges: string[];
  vertices: number[];
  cells: number[];
}
export interface Figure {
  points: number;
  edges: string[];
  vertices: number[];
}

// Of games on winning sets: what is taken from the start, and what each player wants to own, by the numbers
// of points, edges or vertices; null where there are too many sets to send.
export interface OnSets {
  taken?: Record<Side, number[]>;
  sets?: Record<Side, number[][]> | null;
}
export interface GraphBoard extends OnSets {
  game: string;
  instance: Record<string, unknown>;
  drawing: 'graph' | 'vertices'; // what players take: edges, or vertices
  order: number;
  edges: [number, number][];
  drawn?: readonly (readonly [number, number])[] | null; // where a person put the vertices
  start: View;
}
// Points by name: cells of a grid, of hexagons, of a cube, or tiles.
export interface PointBoard extends OnSets {
  game: string;
  instance: Record<string, unknown>;
  drawing: 'points';
  points: {
    names: string[];
    places: [number, number][]; // neighbours are 1 apart
    form: 'square' | 'hexagon' | 'tile';
    sides: Record<Side, number[][]>; // of the board, that a player connects
  };
  start: View;
}
export interface CellBoard {
  game: string;
  instance: Record<string, unknown>;
  drawing: 'cells';
  shape: 'hex' | 'square';
  rows: number;
  columns: number;
  cells: [number, number, number][]; // row, column, colour; vertex v is cells[v]
  colours: number;
  starts?: number[]; // else the instance has them
  optimal?: number | null;
  start: View;
}
export interface LetterBoard {
  game: string;
  instance: Record<string, unknown>;
  drawing: 'letters';
  start: View;
}
export type Board = GraphBoard | PointBoard | CellBoard | LetterBoard;

// How often the mover wins plays at random after a move. It proves nothing.
export interface PlayoutEstimate {
  by: 'random plays';
  won: number; // the shares, 0 to 1
  tied: number;
  lost: number;
  intervals: Record<'won' | 'tied' | 'lost', [number, number]>; // of 95 %
  plays: number;
}
// By how much the mover is ahead after a move, as far as a search of `depth` moves sees. It proves
// nothing either.
export interface SearchEstimate {
  by: 'search';
  points: number; // below 0: behind
  depth: number; // moves, this one among them
}
export type Estimate = PlayoutEstimate | SearchEstimate;
export interface MoveValue {
  move: string;
  like?: string; // the first of the moves that lead to isomorphic positions
  winner?: Winner; // none in a solitaire
  worth?: number; // of more than two players: to the player who makes it: 1 a win, 0 no player can force it, -1 a loss
  value?: number;
  outcome?: [number, number];
  remoteness?: number | null;
  best?: boolean;
  estimate?: Estimate; // where nothing is proved
}
export interface Analysis {
  position: string;
  mover: string;
  finished: boolean;
  winner?: Winner | null;
  value?: number | null;
  outcome?: [number, number];
  remoteness?: number | null;
  moves: MoveValue[];
  stopped?: string; // the budget ended before every move was valued
}
export interface Line {
  moves: string[];
  complete: boolean;
}

export type Seats = Partial<Record<Side, string>>;
export interface Ply {
  move: string;
  by: Side;
  player: string;
  ms: number;
}
export interface Match {
  id: string;
  game: string;
  instance: Record<string, unknown>;
  options: Options;
  seats: Seats;
  shaking: boolean;
  plies: Ply[];
  view: View;
  shuffle?: number[] | null;
  human_ms: number;
  over: boolean;
  winner?: Winner | null; // also after a player resigned
  eligible: boolean;
  shared: boolean; // two browsers play it, each on its own seat
  waiting: boolean; // for a second player
  // Of a shared match: how long ago each side last asked, and what the players ask each other.
  silent_ms?: Record<Side, number | null>;
  wants_undo?: Side | null;
  wants_rematch?: Side | null;
  rematch?: string | null; // the match that follows
  you: Side[]; // the sides that this browser may move
  thinking_ms: number;
  exact?: boolean; // after a machine's move: was it chosen by exact values?
  clock?: MatchClock; // of two people over a link, if they wanted one
}
export interface MatchClock {
  base_ms: number;
  increment_ms: number;
  left_ms: Record<Side, number>;
  running: Side | null;
  flagged: Side | null; // whose time ran out
}
export interface NewMatch {
  game: string;
  options: Options;
  seats: Seats;
  shaking: boolean;
  thinking_ms: number;
  position?: string; // where to start instead of the start of the game
  moves?: string[]; // plies that were made before
  open_seat?: Side; // a shared match: the side that another browser is to take
  clock_seconds?: number; // of a shared match: for each player, and with each move
  increment_seconds?: number;
}

export interface HallEntry {
  name: string;
  game: string;
  instance: Record<string, unknown>;
  seconds: number;
  plies: number;
  player: string;
  when: string;
}
export interface Learning {
  games: number;
  won: number;
  positions: number;
  curve: { games: number; won: number }[]; // of games that it should lose, in order, in equal parts
}

export interface Progress {
  phase?: string;
  done?: number;
  total?: number | null;
  unit?: string;
  seconds?: number;
  rate?: number;
}
export interface Job {
  id: string;
  state: 'queued' | 'running' | 'done' | 'stopped' | 'failed';
  kind: string;
  game: string;
  options: Options;
  question?: string;
  position?: string; // of an analysis
  progress: Progress | null;
  answer: Record<string, unknown> | null;
  error: string | null;
}
interface JobOf {
  game: string;
  options: Options;
  seconds: number;
}
// A question about the board, or all moves of a position.
export type NewJob =
  | (JobOf & { kind: 'solve'; question: 'outcome' | 'winner' | 'number' | 'class' })
  | (JobOf & { kind: 'analyse'; position: string });

// A position of the explorer, or a class of positions beside it.
export interface Explored {
  class: string; // a text of one position of the class, always the same
  winner: Winner;
  outcome?: [number, number];
  remoteness: number | null;
}
export interface Neighbour extends Explored {
  position: string;
  ways: number; // moves that lead there, or back; 0 where the labels are others
  moves?: string[];
  best?: boolean;
  mover?: Side;
}
export interface PositionCount {
  positions: number;
  first?: number; // who wins them, where that is counted
  second?: number;
  ties?: number;
}
export interface ExploredPosition extends Explored {
  game: string;
  view: { position: string; mover: Side; mover_name: string; over: boolean };
  ply: number | null;
  after: Neighbour[];
  classes_after: number;
  before: Neighbour[];
  classes_before: number;
  below?: PositionCount;
  plies: PositionCount[];
}
export interface ExplorerList {
  tablebases: { game: string; instance: Options; values: string[]; positions: number }[];
  most_positions: number;
}

// A proof of who wins a game, as the server writes it.
export interface Certificate {
  game: string;
  instance: Options;
  winner?: string;
  bytes: number;
  certificate: string; // in base64
}
