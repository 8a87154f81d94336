// SPDX-License-Identifier: MIT
// A game as it is played at this screen. The line of positions is kept here and can be walked; with
// a machine at the board, or in shaking mode, the server keeps a match beside it, and what the
// server says holds. People alone need no match: each move is a question to the server.
import { api, Problem, saidOf, type Place } from '../api/client';
import type { Board, Match, Seats, Side, View } from '../api/types';
import { parseLayout } from '../layout/layout_text';
import { newLink, type Link } from '../model/link';
import { keptMatch, needsMatch, newMatch } from './matching';
import {
  asMainLine,
  continued,
  nodeAt,
  withLine,
  withNote,
  without,
  type MoveTree,
} from '../model/tree';

interface Undone {
  move: string;
  seat: string; // who had made it
}

export interface State {
  link: Link; // game, options, seats as they are now
  board: Board;
  moves: string[];
  views: View[]; // views[i] is the position after i moves
  at: number; // the ply that is shown
  undone: Undone[]; // what redo would play, next move first
  tree: MoveTree; // this line, and all others that were tried
  match: Match | null;
  matchAt: number; // when the server said so: clocks run on from there
  busy: '' | 'move' | 'machine' | 'walk';
  error: string;
  away: boolean; // the server of a match over a link does not answer
  paused: boolean; // machines wait for a word between moves
  hint: string;
  guessed: boolean; // the hint is no more than a guess
  estimated: boolean; // the machine's last move was chosen without knowing the values
}

// What opening may take from outside: the match of this step of the browser's history, and the end of
// patience.
export interface Opening {
  match?: string | null;
  signal?: AbortSignal;
}

export class Session {
  private listeners = new Set<() => void>();
  private signal: AbortSignal | undefined; // while the session opens
  private serial = 0; // answers to questions of an earlier game are dropped

  private constructor(public state: State) {}

  static async open(link: Link, { match = null, signal }: Opening = {}): Promise<Session> {
    const board = await api.board(link.game, link.options, signal);
    if (board.drawing === 'graph') board.drawn = parseLayout(link.layout, board.order);
    const place: Place = { game: link.game, options: link.options, position: link.from };
    const start = link.from === '' ? board.start : await api.view(place, signal);
    const session = new Session({
      link,
      board,
      moves: [],
      views: [start],
      at: 0,
      undone: [],
      tree: link.tree,
      match: null,
      matchAt: 0,
      busy: '',
      error: '',
      away: false,
      paused: Object.values(link.seats).every((player) => player !== 'human'),
      hint: '',
      guessed: false,
      estimated: false,
    });
    session.signal = signal;
    await session.begin(link.moves, link.at, match);
    session.signal = undefined;
    return session;
  }

  // A match of two browsers, by its number; this one may have a seat, or watch.
  static async openShared(id: string, { signal }: Opening = {}): Promise<Session> {
    const match = await api.match(id, signal);
    const { game, options, shaking, thinking_ms: thinking } = match;
    const seats: Seats = { first: 'human', second: 'human' };
    const link: Link = { ...newLink(game, options), seats, shaking, thinking };
    const session = await Session.open(link, signal ? { signal } : {});
    await session.take(match);
    return session;
  }
  get shared(): boolean {
    return this.state.match?.shared ?? false;
  }
  // What the other player did meanwhile.
  async look() {
    const { match, busy } = this.state;
    if (!match?.shared || busy !== '') return;
    const serial = this.serial;
    const news = await api.match(match.id).catch(() => null); // the server may be restarting
    if (serial === this.serial && this.state.away === (news !== null))
      this.change({ away: news === null });
    if (!news || serial !== this.serial || this.state.match !== match || this.state.busy !== '')
      return;
    const same =
      news.plies.length === match.plies.length &&
      news.waiting === match.waiting &&
      news.over === match.over;
    if (!same) await this.take(news);
  }
  async join() {
    const { match } = this.state;
    if (match) await this.work('move', async () => this.take(await api.join(match.id)));
  }

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
  // Are colours called, one symbol a move?
  get cellsCalled(): boolean {
    return ['flood', 'honeybee'].includes(this.state.link.game);
  }
  seatOf(side: Side): string {
    return this.state.link.seats[this.solo ? 'first' : side] ?? 'human';
  }
  // May a person move in the position that is shown?
  get open(): boolean {
    const { view } = this;
    const whole = !this.state.link.shaking || this.state.at === this.end;
    const { match } = this.state;
    if (match?.shared && (this.state.at !== this.end || !match.you.includes(view.mover)))
      return false;
    return !view.over && !this.finished && whole && this.seatOf(view.mover) === 'human';
  }
  // Over by the rules or because a player resigned; the past of such a game stays open to walk.
  get finished(): boolean {
    return this.state.at === this.end && (this.last.over || (this.state.match?.over ?? false));
  }
  get shaken(): boolean {
    return this.state.link.shaking && !(this.state.match?.over ?? this.last.over);
  }

  // What can be done.
  async play(move: string) {
    if (this.state.busy !== '' || !this.open) return;
    const { at, match, tree } = this.state;
    // A move that was tried before leads to where it led.
    const known = [...this.path, move];
    if (at < this.end && !match && nodeAt(tree, known)) return this.goTo(known);
    await this.work('move', async () => {
      if (at < this.end) {
        this.change({ undone: this.pliesFrom(at) });
        await this.begin([...this.state.moves.slice(0, at), move]);
      } else if (this.state.match) {
        await this.take(await api.move(this.state.match.id, this.end, move));
      } else {
        await this.append(move);
      }
      const [expected, ...rest] = this.state.undone;
      this.change({ hint: '', undone: expected?.move === move ? rest : [] });
    });
    await this.machines();
  }

  // Lets machines move until a person has to.
  async machines(steps = Infinity) {
    for (let step = 0; step < steps; ++step) {
      const { match } = this.state;
      if (!match || match.over || this.last.over) return;
      if (this.seatOf(this.last.mover) === 'human' || this.state.busy !== '') return;
      if (this.state.paused && steps === Infinity) return;
      const before = this.end;
      await this.work('machine', async () => this.take(await api.machine(match.id, before)));
      if (this.end === before) return; // refused: the error is on the screen
    }
  }
  setPaused(paused: boolean) {
    this.change({ paused });
    if (!paused) void this.machines();
  }

  // Is there a move of a person to take back? The first move of a machine is not.
  get undoable(): boolean {
    const { views, match, moves } = this.state;
    if (match?.shared) return false;
    if (match && match.over && !this.last.over) return false; // resigned
    return moves.some((_, i) =>
      match?.plies[i]
        ? match.plies[i]!.player === 'human'
        : this.seatOf(views[i]!.mover) === 'human',
    );
  }
  async undo() {
    if (!this.undoable) return;
    const before = this.pliesFrom(0);
    await this.work('move', async () => {
      if (this.state.match) await this.take(await api.undo(this.state.match.id, this.end));
      else this.cut(this.end - 1);
      this.change({
        undone: [...before.slice(this.end), ...this.state.undone],
        hint: '',
        at: this.end,
      });
    });
    await this.machines();
  }
  // As far as undo went back: up to the next position in which a person is to move.
  async redo() {
    const { undone } = this.state;
    if (undone.length === 0) return;
    await this.work('move', async () => {
      if (!this.state.match) {
        await this.append(undone[0]!.move);
        this.change({ undone: undone.slice(1) });
        return;
      }
      let count = 1;
      while (count < undone.length && undone[count]!.seat !== 'human') ++count;
      const again = undone.slice(0, count).map(({ move }) => move);
      await this.begin([...this.state.moves, ...again]);
      this.change({ undone: undone.slice(count) });
    });
    await this.machines();
  }

  async hint() {
    await this.work('move', async () => {
      // Machines know how to give hints; people alone borrow one for the question.
      const { id } = this.state.match ?? (await newMatch(this.state.link, this.path));
      const { move, perfect } = await api.hint(id, this.state.at);
      this.change({ hint: move, guessed: !perfect });
    });
  }
  // A person resigns when it is their turn.
  get resignable(): boolean {
    const { match } = this.state;
    if (!match || this.finished || this.seatOf(this.last.mover) !== 'human') return false;
    return !match.shared || match.you.includes(this.last.mover);
  }
  async resign() {
    const { match } = this.state;
    if (match) await this.work('move', async () => this.take(await api.resign(match.id, this.end)));
  }

  show(at: number) {
    this.change({ at: Math.min(this.end, Math.max(0, at)), hint: '' });
  }
  // The same game with other people or machines at the board, from where it is shown.
  async reseat(seats: Seats) {
    await this.work('move', async () => {
      this.change({ link: { ...this.state.link, seats }, undone: [] });
      await this.begin(this.state.moves.slice(0, this.state.at));
    });
    await this.machines();
  }
  dismiss() {
    this.change({ error: '' });
  }

  private pliesFrom(at: number): Undone[] {
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

  // Variations. The path to the position that is shown.
  get path(): string[] {
    return this.state.moves.slice(0, this.state.at);
  }
  // May one leave a line and come back to it?
  get studied(): boolean {
    return !this.shared && !this.shaken;
  }
  // What else was tried in the position that is shown.
  get others(): string[] {
    const { moves, at, tree } = this.state;
    const next = nodeAt(tree, this.path)?.next ?? [];
    return next.map(({ move }) => move).filter((move) => move !== moves[at]);
  }
  // To a position of the tree; the line continues from there as it did.
  async goTo(path: readonly string[]) {
    if (!this.studied) return;
    const { moves, tree } = this.state;
    if (path.every((move, i) => moves[i] === move)) return this.show(path.length);
    await this.work('walk', async () => {
      await this.begin(continued(tree, path), path.length);
      this.change({ undone: [], hint: '' });
    });
  }
  get noteHere(): string {
    return nodeAt(this.state.tree, this.path)?.note ?? '';
  }
  note(words: string) {
    this.change({ tree: withNote(this.state.tree, this.path, words) });
  }
  makeMainLine() {
    this.change({ tree: asMainLine(this.state.tree, this.path) });
  }
  // Forgets the move that is shown and all that follows it; the position before it is shown.
  async forget() {
    const { path } = this;
    if (!this.studied || path.length === 0) return;
    const before = path.slice(0, -1);
    const tree = without(this.state.tree, path);
    await this.work('walk', async () => {
      // The line must not bring back what is forgotten.
      await this.begin(continued(tree, before), before.length);
      this.change({ tree, undone: [], hint: '' });
    });
  }

  // From here on: how it is done.

  private change(part: Partial<State>) {
    this.state = { ...this.state, ...part };
    // Every move stays in the tree.
    if (part.moves) this.state.tree = withLine(this.state.tree, part.moves);
    for (const listener of this.listeners) listener();
  }

  private async work(busy: State['busy'], action: () => Promise<void>) {
    if (this.state.busy !== '') return;
    const serial = this.serial;
    this.change({ busy, error: '' });
    try {
      await action();
    } catch (error) {
      if (serial === this.serial) await this.mend(error);
    } finally {
      if (serial === this.serial) this.change({ busy: '' });
    }
  }

  // Where the server has another state than this page (another tab, a restart from an older state),
  // the server's holds; a match that it does not know, or not as ours, begins again from its moves.
  private async mend(error: unknown) {
    const { match, moves } = this.state;
    const status = error instanceof Problem && match ? error.status : -1;
    let said = saidOf(error);
    try {
      if (match && status === 409) {
        const before = this.end;
        await this.take(await api.match(match.id));
        if (this.end !== before) {
          said = 'The game was continued in another window; this is the current position.';
        }
      } else if (status === 404 || status === 403) {
        this.change({ match: null });
        await this.begin(moves);
        said = 'The server no longer has this game; you continue in a new one.';
      }
    } catch {
      // What went wrong first is what people should read.
    }
    this.change({ error: said });
  }

  // The game from its start with these moves made: in a new match, or the one this tab had.
  private async begin(moves: string[], at = moves.length, known: string | null = null) {
    const { link } = this.state;
    if (!this.shared && !needsMatch(link)) {
      this.change({ match: null });
      await this.walk(moves);
      this.change({ at });
      return;
    }
    const match = (await keptMatch(link, moves, known)) ?? (await newMatch(link, moves));
    await this.take(match);
    if (at < this.end) this.change({ at });
  }

  // Makes this line that of the match.
  private async take(match: Match) {
    const following = this.state.at === this.end;
    await this.walk(
      match.plies.map(({ move }) => move),
      match.view,
    );
    this.change({
      match,
      matchAt: Date.now(),
      estimated: match.exact === false,
      at: following ? this.end : Math.min(this.state.at, this.end),
    });
  }

  // The line with these moves, keeping the positions that are known already.
  private async walk(moves: string[], last?: View) {
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

  private async append(move: string) {
    const next = await api.play(this.placeAt(this.end), move);
    const moves = [...this.state.moves, move];
    this.change({ moves, views: [...this.state.views, next], at: moves.length });
  }
  private cut(length: number) {
    const { moves, views } = this.state;
    this.change({ moves: moves.slice(0, length), views: views.slice(0, length + 1), at: length });
  }
}
