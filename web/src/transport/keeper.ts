// SPDX-License-Identifier: MIT
// The engine that keeps matches and what players learn. The file of its database is saved after
// every change, and given to the engine that takes the place of one that died.
import { RemoteEngine } from '../../../packages/harary/remote.js';
import { KeptFile } from './kept_file';

const kDatabase = '/playground.sqlite';

export class Keeper {
  private readonly engine: RemoteEngine;
  private readonly file = new KeptFile(kDatabase);
  private ready: Promise<void> | null = null;

  // `start` makes an engine that calls what it is given when its worker was ended.
  constructor(start: (ended: () => void) => RemoteEngine) {
    this.engine = start(() => (this.ready = null));
  }

  async ask(question: Record<string, unknown>, changes: boolean): Promise<unknown> {
    this.ready ??= this.prepare();
    await this.ready;
    const answer = await this.engine.ask(question);
    if (changes) await this.file.save(await this.engine.readFile(kDatabase));
    return answer;
  }

  private async prepare(): Promise<void> {
    const bytes = await this.file.load();
    if (bytes) await this.engine.writeFile(kDatabase, bytes);
  }
}
