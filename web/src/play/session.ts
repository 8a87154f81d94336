// SPDX-License-Identifier: MIT
// A game as it is played at this screen: what a person can do in it. With a machine at the board, or in
// shaking mode, the server keeps a match beside it. People alone need none: each move is a question to
// the server.
import { isGraph } from '../model/elements';
import { catalogue, entryIn } from '../api/catalogue';
import { api, saidOf, type Place } from '../api/client';
import type { Seats } from '../api/types';
import { parseLayout } from '../layout/layout_text';
import { newLink, type Link } from '../model/link';
import {
  asMainLine,
  continued,
  nodeAt,
  onMainLine,
  toggled,
  withDrawn,
  withNote,
  without,
  withSign,
  type Drawn,
  type Sign,
} from '../model/tree';
import { MatchedLine } from './matched_line';
import { newMatch } from './matching';
import { kMostDrawn } from '../model/tree_text';

// What opening may take from outside: the match of this step of the browser's history, and a signal
// that ends it.
export interface Opening {
  match?: string | null;
  signal?: AbortSignal;
}

export class Session extends MatchedLine {
  static async open(link: Link, { match = null, signal }: Opening = {}): Promise<Session> {
    const [board, games] = await Promise.all([
      api.board(link.game, link.options, signal),
      catalogue(),
    ]);
    if (isGraph(board)) board.drawn = parseLayout(link.layout, board.order);
    const entry = entryIn(games, link.game);
    // A game of one player has one seat, also where the address names none or two.
    if (entry?.solitaire) link = { ...link, seats: { first: link.seats.first ?? 'human' } };
    const place: Place = { game: link.game, options: link.options, position: link.from };
    const start = link.from === '' ? board.start : await api.view(place, signal);
    const session = new Session({
      link,
      board,
      entry,
      moves: [],
      views: [start],
      at: 0,
      undone: [],
      tree: link.tree,
      match: null,
      matchAt: 0,
      busy: '',
      pending: '',
      refused: '',
      error: '',
      away: false,
      paused: Object.values(link.seats).every((player) => player !== 'human'),
      hint: '',
      guessed: false,
      hints: 0,
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

  // May a person move in the position that is shown?
  get open(): boolean {
    const { view } = this;
    const whole = !this.state.link.shaking || this.state.at === this.end;
    const { match } = this.state;
    if (match?.shared && (this.state.at !== this.end || !match.you.includes(view.mover)))
      return false;
    return !view.over && !this.finished && whole && this.seatOf(view.mover) === 'human';
  }

  // What can be done.
  async play(move: string) {
    if (this.state.busy !== '' || !this.open) return;
    const { at, match, tree } = this.state;
    // A move that was tried before leads to where it led.
    const known = [...this.path, move];
    if (at < this.end && !match && nodeAt(tree, known)) return this.goTo(known);
    this.change({ pending: move, refused: '' });
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
    this.change({ pending: '' });
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
    if (match?.shared) {
      return match.you.length > 0 && this.end > 0 && !match.waiting && !match.over && !match.clock;
    }
    if (match && match.over && !this.last.over) return false; // resigned
    return moves.some((_, i) =>
      match?.plies[i]
        ? match.plies[i]!.player === 'human'
        : this.seatOf(views[i]!.mover) === 'human',
    );
  }
  // Over a link the other player has to agree; what is asked of both is done.
  async undo() {
    if (!this.undoable) return;
    const { match } = this.state;
    if (match?.shared) {
      return this.work('move', async () => this.take(await api.undo(match.id, this.end)));
    }
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
      this.change({ hint: move, guessed: !perfect, hints: this.state.hints + 1, refused: '' });
    });
  }
  refusal(move: string): Promise<string> {
    return api.play(this.placeAt(this.state.at), move).then(() => '', saidOf);
  }
  // Says how the game would end with this move, before it is made.
  async warn(move: string) {
    const place = this.placeAt(this.state.at);
    const end = await api.play(place, move).catch(() => null);
    if (place.position !== this.view.position) return;
    const why = end?.reason?.text ?? '';
    this.change({ refused: `${move} loses at once. ${why} Press it again to play it.` });
  }
  // Says why a move is not allowed here.
  async refuse(move: string) {
    if (this.state.busy !== '' || !this.open) return;
    const serial = this.serial;
    const place = this.placeAt(this.state.at);
    const refused = await this.refusal(move);
    if (serial === this.serial && place.position === this.view.position) this.change({ refused });
  }
  // A person resigns when it is their turn; over a link at any time.
  get resignable(): boolean {
    const { match } = this.state;
    if (!match || match.over || this.last.over) return false;
    if (match.shared) return match.you.length > 0 && !match.waiting;
    return this.seatOf(this.last.mover) === 'human';
  }
  async resign() {
    const { match } = this.state;
    if (match) await this.work('move', async () => this.take(await api.resign(match.id, this.end)));
  }
  // Resumes from the same moves in a new match, in which no player has resigned.
  async unresign() {
    const { moves, match } = this.state;
    if (!match || match.shared || this.last.over) return;
    await this.work('move', async () => {
      this.change({ match: null });
      await this.begin(moves);
    });
    await this.machines();
  }
  // Back to the line that is the game itself.
  get onMain(): boolean {
    return onMainLine(this.state.tree, this.state.moves);
  }
  toMainLine() {
    const { tree, at } = this.state;
    const line = continued(tree, []);
    return this.goTo(line.slice(0, Math.min(at, line.length)));
  }

  // The same game with other people or machines at the board, from where it is shown.
  async reseat(seats: Seats) {
    await this.work('move', async () => {
      this.change({ link: { ...this.state.link, seats }, undone: [] });
      await this.begin(this.state.moves.slice(0, this.state.at));
    });
    await this.machines();
  }

  // Variations. May one leave a line and come back to it?
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
  get signHere(): Sign | null {
    return nodeAt(this.state.tree, this.path)?.sign ?? null;
  }
  sign(sign: Sign | null) {
    this.change({ tree: withSign(this.state.tree, this.path, sign) });
  }
  get drawnHere(): readonly Drawn[] {
    return nodeAt(this.state.tree, this.path)?.drawn ?? [];
  }
  draw(one: Drawn) {
    const { tree } = this.state;
    const drawn = toggled(this.drawnHere, one).slice(-kMostDrawn);
    this.change({ tree: withDrawn(tree, this.path, drawn) });
  }
  rubOut() {
    this.change({ tree: withDrawn(this.state.tree, this.path, []) });
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
}
