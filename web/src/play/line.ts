// SPDX-License-Identifier: MIT
// The line of positions of a game: it is kept here and can be walked. Views that show it listen to changes.
import { api, type Place } from '../api/client';
import type { About, Board, CatalogueEntry, Match, Side, View } from '../api/types';
import type { Link } from '../model/link';
import { kAlone, namingOf, type Naming } from '../model/players';
import { withLine, type MoveTree } from '../model/tree';

export interface Undone {
  move: string;
  seat: string; // who had made it
}

export interface State {
  link: Link; // game, options, seats as they are now
  board: Board;
  entry: CatalogueEntry | null; // of the game; null where the catalogue has none
  moves: string[];
  views: View[]; // views[i] is the position after i moves
  at: number; // the ply that is shown
  undone: Undone[]; // what redo would play, next move first
  tree: MoveTree; // this line, and all others that were tried
  match: Match | null;
  matchAt: number; // when the server said so: clocks run on from there
  busy: '' | 'move' | 'machine' | 'walk';
  pending: string; // a person's move that the server has not answered yet: it is drawn at once
  refused: string; // why the element that was pressed last cannot be taken
  error: string;
  away: boolean; // the server of a match over a link does not answer
  paused: boolean; // machines wait for a word between moves
  hint: string;
  guessed: boolean; // the hint is no more than a guess
  hints: number; // that were asked for in this game
  estimated: boolean; // the machine's last move was chosen without knowing the values
}

export class Line {
  private listeners = new Set<() => void>();
  protected signal: AbortSignal | undefined; // while the session opens
  protected serial = 0; // answers to questions of an earlier game are dropped

  protected constructor(public state: State) {}

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  close() {
    ++this.serial;
    this.listeners.clear();
  }

  // What can be asked of the state.
  get end(): number {
    return this.state.moves.length;
  }
  get view(): View {
    return this.state.views[this.state.at]!;
  }
  get last(): View {
    return this.state.views[this.end]!;
  }
  get solo(): boolean {
    return this.state.link.seats.second === undefined;
  }
  get about(): About | null {
    return this.state.entry?.about ?? null;
  }
  get title(): string {
    return this.about?.title ?? this.state.link.game;
  }
  get naming(): Naming {
    return this.solo ? kAlone : namingOf(this.about, this.state.link.options);
  }
  // Are colours called, one symbol a move?
  get cellsCalled(): boolean {
    return this.about?.elements === 'cells';
  }
  seatOf(side: Side): string {
    return this.state.link.seats[this.solo ? 'first' : side] ?? 'human';
  }
  // The path to the position that is shown.
  get path(): string[] {
    return this.state.moves.slice(0, this.state.at);
  }
  protected pliesFrom(at: number): Undone[] {
    const { moves, views } = this.state;
    return moves.slice(at).map((move, i) => ({ move, seat: this.seatOf(views[at + i]!.mover) }));
  }
  placeAt(at: number): Place {
    const { link, views } = this.state;
    return { game: link.game, options: link.options, position: views[at]!.position };
  }
  linkNow(): Link {
    const { link, moves, at, tree } = this.state;
    return { ...link, moves, at, tree };
  }

  show(at: number) {
    this.change({ at: Math.min(this.end, Math.max(0, at)), hint: '', refused: '' });
  }
  dismiss() {
    this.change({ error: '' });
  }

  protected change(part: Partial<State>) {
    this.state = { ...this.state, ...part };
    // Every move stays in the tree.
    if (part.moves) this.state.tree = withLine(this.state.tree, part.moves);
    for (const listener of this.listeners) listener();
  }

  // The line with these moves, keeping the positions that are known already.
  protected async walk(moves: string[], last?: View) {
    let same = 0;
    while (same < Math.min(moves.length, this.end) && moves[same] === this.state.moves[same])
      ++same;
    const views = this.state.views.slice(0, same + 1);
    const { game, options } = this.state.link;
    for (let i = same; i < moves.length; ++i) {
      if (last && i === moves.length - 1) views.push(last);
      else {
        const place = { game, options, position: views[i]!.position };
        views.push(await api.play(place, moves[i]!, this.signal));
      }
    }
    if (last) views[moves.length] = last;
    this.change({ moves, views, at: Math.min(this.state.at, moves.length) });
    if (!last) this.change({ at: moves.length });
  }

  protected async append(move: string) {
    const next = await api.play(this.placeAt(this.end), move);
    const moves = [...this.state.moves, move];
    this.change({ moves, views: [...this.state.views, next], at: moves.length });
  }
  protected cut(length: number) {
    const { moves, views } = this.state;
    this.change({ moves: moves.slice(0, length), views: views.slice(0, length + 1), at: length });
  }
}
