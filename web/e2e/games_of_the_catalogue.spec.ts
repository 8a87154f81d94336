// SPDX-License-Identifier: MIT
// Every game of the catalogue on a small board, by two people to its end, and why it ended. The list
// comes from the program: a new game is played here too, and fails until its reason is written down.
import { expect, test } from '@playwright/test';
import type { CatalogueEntry, Options } from '../src/api/types';
import { harary, Table } from './table';

type Entry = Pick<CatalogueEntry, 'game' | 'example_options' | 'drawing' | 'solitaire'>;
const kGames = harary('games')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Entry);

// Boards smaller than the examples, for games that would take long.
const kSmaller: Record<string, Options> = {
  sim: { board: 'K5' },
  sima: { board: 'K5' },
  saturation: { board: 'K5' },
  flood: { board: 'hex:4x4:1' },
};

// Who decided the game by what they did, and whether that wins.
interface Why {
  text: RegExp; // its first group is the player, if one is named
  named?: 'wins' | 'loses';
}
const kCompleted: Why = {
  text: /^(Red|Green) has a triangle: \d-\d,\d-\d,\d-\d\.$/,
  named: 'wins',
};
const kSuffered: Why = { text: /^(Red|Green) has a triangle: .*, and so loses\.$/, named: 'loses' };
const kStuck: Why = { text: /^(Red|Green) has no move left: every open edge/, named: 'loses' };
const kWhy: Record<string, Why> = {
  sim: kSuffered,
  'misere-avoidance': kSuffered,
  'sim+': kStuck,
  avoidance: kStuck,
  'avoidance+': kStuck,
  sima: kCompleted,
  achievement: kCompleted,
  'achievement-no-draw': kCompleted,
  'maker-breaker': { text: /^Red cannot complete a triangle any more/ },
  clique: { text: /^Red \d vertices all joined, Green \d vertices all joined/ },
  star: { text: /^Red \d edges at one vertex, Green \d edges at one vertex/ },
  capture: { text: /^Red \d ver\w+ captured, Green \d ver\w+ captured/ },
  colex: { text: /^Red \d edges in a Colex graph, Green \d edges in a Colex graph/ },
  saturation: { text: /complete a triangle: (\w+ player) cannot move, and loses/, named: 'loses' },
  connect: { text: /^(\w+ player) connected the graph, and wins/, named: 'wins' },
  letters: {
    text: /^One letter is left: (\w+ player) made the last trade, and wins/,
    named: 'wins',
  },
  'pos-cnf': {
    text: /^Every group has a part that is true|^Nothing of a group is true: x\d or x\d/,
  },
  'pos-dnf': { text: /^Every group has a part that is false|^All of a group is true: x\d and x\d/ },
  qbf: { text: /^Every group has a part that is true|^Nothing of a group is true: \S* ?x\d or/ },
  honeybee: { text: /^Player A has \d+ of 12 cells, Player B \d+\.$/ },
  flood: { text: /^\d+ are enough\.|^★ As few as possible/ },
};
const sideOf = (name: string) => (/^(Red|First)/.test(name) ? 'first' : 'second');

for (const { game, example_options: options, drawing, solitaire } of kGames) {
  test(`${game} is played to its end by clicks, and says why it is over`, async ({ page }) => {
    const table = new Table(page);
    await table.open(
      game,
      kSmaller[game] ?? options,
      solitaire ? { seats: { first: 'human' } } : {},
    );
    // Cells: the calls in turn, as the same one again changes nothing. Elsewhere the first move.
    const most = 60;
    for (let ply = 0; !(await table.isOver()); ++ply) {
      expect(ply).toBeLessThan(most);
      const offered = await table.offered();
      await table.play(offered[drawing === 'cells' ? ply % offered.length : 0]!);
    }
    const winner = await table.winner();
    const status = page.getByRole('status').filter({ has: table.status });
    if (solitaire) await expect(table.status).toHaveText(/^Done in \d+ calls$/);
    else await expect(status).toContainText(winner === 'tie' ? 'A tie' : ' wins');
    const why = kWhy[game];
    expect(why, `what ${game} is to say at its end`).toBeDefined();
    const said = status.locator('.why');
    await expect(said).toHaveText(why!.text);
    if (why!.named) {
      const named = sideOf(why!.text.exec((await said.textContent())!)![1]!);
      expect(winner === named).toBe(why!.named === 'wins');
    }
    // Points are those of the verdict.
    const points = /(\d+) : (\d+)/.exec((await table.status.textContent())!);
    if (points)
      await expect(said).toHaveText(new RegExp(`^Red ${points[1]} .*Green ${points[2]} `));
    // What completed the target, or made the points, is marked on the board.
    const marked = page.locator('.board .edge.reason');
    if (why === kCompleted || why === kSuffered) await expect(marked).toHaveCount(3);
    await page.locator('[data-action="again"]').click();
    await expect.poll(() => table.moves()).toEqual([]);
  });
}
