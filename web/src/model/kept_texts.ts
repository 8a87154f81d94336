// SPDX-License-Identifier: MIT
// Texts that this browser keeps under a name each, the latest ones.
import { keep, keptList } from './kept';

export class KeptTexts {
  constructor(
    private readonly key: string,
    private readonly most: number,
  ) {}

  // "" if there is none.
  of(name: string): string {
    return this.all().find(([known]) => known === name)?.[1] ?? '';
  }
  keep(name: string, text: string) {
    const list: [string, string][] = [[name, text], ...this.others(name)];
    this.write(list.slice(0, this.most));
  }
  forget(name: string) {
    this.write(this.others(name));
  }

  private all(): [string, string][] {
    return keptList<[string, string]>(this.key, Array.isArray);
  }
  private others(name: string): [string, string][] {
    return this.all().filter(([known]) => known !== name);
  }
  private write(list: [string, string][]) {
    keep(this.key, list);
  }
}
