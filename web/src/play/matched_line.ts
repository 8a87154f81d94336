// SPDX-License-Identifier: MIT
// The match that the server keeps beside a line, if there is one. What the server says holds: a refused
// or lost request ends with the server's line, or with a new match from the same moves.
import { api, Problem, saidOf } from '../api/client';
import type { Match } from '../api/types';
import { Line, type State } from './line';
import { keptMatch, needsMatch, newMatch } from './matching';

export class MatchedLine extends Line {
  get shared(): boolean {
    return this.state.match?.shared ?? false;
  }
  // What the other player did meanwhile.
  async look() {
    const { match, busy } = this.state;
    if (!match?.shared || busy !== '') return;
    const serial = this.serial;
    const news = await api.match(match.id).catch(() => null); // the server may be restarting
    if (serial === this.serial && this.state.away === (news !== null)) {
      // What the server did not answer meanwhile is past when it is back.
      this.change({ away: news === null, ...(news ? { error: '' } : {}) });
    }
    if (!news || serial !== this.serial || this.state.match !== match || this.state.busy !== '')
      return;
    const same =
      news.plies.length === match.plies.length &&
      news.waiting === match.waiting &&
      news.over === match.over;
    if (!same) await this.take(news);
    else if (talkOf(news) !== talkOf(match)) this.change({ match: news, matchAt: Date.now() });
  }
  // Another match with the same opponent: the second one who asks makes it.
  async askForRematch() {
    const { match } = this.state;
    if (match) await this.work('move', async () => this.take(await api.rematch(match.id)));
  }
  async join() {
    const { match } = this.state;
    if (match) await this.work('move', async () => this.take(await api.join(match.id)));
  }

  // Over by the rules or because a player resigned; the past of such a game stays open to walk.
  get finished(): boolean {
    return this.state.at === this.end && (this.last.over || (this.state.match?.over ?? false));
  }
  get shaken(): boolean {
    return this.state.link.shaking && !(this.state.match?.over ?? this.last.over);
  }

  protected async work(busy: State['busy'], action: () => Promise<void>) {
    if (this.state.busy !== '') return;
    const serial = this.serial;
    this.change({ busy, error: '', refused: '' });
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
  protected async begin(moves: string[], at = moves.length, known: string | null = null) {
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
  protected async take(match: Match) {
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
}

// What the players of a match over a link say to each other, to the second.
const talkOf = ({ silent_ms: silent, wants_undo, wants_rematch, rematch }: Match): string =>
  JSON.stringify([
    ...(['first', 'second'] as const).map((side) => Math.floor((silent?.[side] ?? 0) / 1000)),
    wants_undo,
    wants_rematch,
    rematch,
  ]);
