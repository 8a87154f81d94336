// SPDX-License-Identifier: MIT
// Every game of the catalogue on the board of its example, by two people to its end, and why it ended. The
// list comes from the program, and so does what the board is to show: a new game is played here as well.
import { expect, test } from '@playwright/test';
import type { CatalogueEntry, Roles, Side, View } from '../src/api/types';
import { harary, Table } from './table';

type Entry = Pick<CatalogueEntry, 'game' | 'solitaire' | 'about'>;
const kGames = harary('games')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Entry);
// The names of the players, of Red and Green as colours, too.
const kColours = { first: 'red', second: 'green' };
const sideOf = (name: string, { first }: Roles) =>
  [first, kColours.first].includes(name.toLowerCase()) ? 'first' : 'second';

for (const { game, solitaire, about } of kGames) {
  test(`${game} is played to its end by clicks, and says why it is over`, async ({ page }) => {
    const table = new Table(page);
    const { options } = about.play;
    await table.open(game, options, solitaire ? { seats: { first: 'human' } } : {});
    // Cells: the calls in turn, as the same one again changes nothing. Elsewhere the first move.
    const most = 60;
    for (let ply = 0; !(await table.isOver()); ++ply) {
      expect(ply).toBeLessThan(most);
      const offered = await table.offered();
      await table.play(offered[about.elements === 'cells' ? ply % offered.length : 0]!);
    }
    const winner = await table.winner();
    if (solitaire) await expect(table.status).toHaveText(/^Done in \d+ calls$/);
    else await expect(table.status).toContainText(winner === 'tie' ? 'A tie' : ' wins');

    // The rules say why; the sentence and the marks are theirs.
    const position = await table.position();
    const asked = await page.request.post('/api/view', { data: { game, options, position } });
    const { reason } = (await asked.json()) as View;
    if (!solitaire) expect(reason?.text, `what ${game} says at its end`).toMatch(/^\S.*\.$/);
    const said = page.locator('.end .why');
    if (reason) await expect(said.first()).toHaveText(reason.text);
    if (about.drawing === 'graph') {
      await expect(page.locator('.board .edge.reason')).toHaveCount(reason!.edges.length);
      await expect(page.locator('.board .vertex.reason')).toHaveCount(reason!.vertices.length);
    }
    // Who is said to win or to lose does so, and points are those of the verdict.
    const roles = about.roles!;
    const names = [...Object.values(roles), ...Object.values(kColours)].join('|');
    const judged = new RegExp(`\\b(${names})\\b[^.:]*\\b(wins|loses)\\b`, 'i').exec(
      reason?.text ?? '',
    );
    if (judged) expect(winner === sideOf(judged[1]!, roles)).toBe(judged[2] === 'wins');
    // The page names the winner as the program does.
    if (!solitaire && winner !== 'tie') {
      const role = roles[winner as Side];
      await expect(table.status).toContainText(
        `${role.charAt(0).toUpperCase()}${role.slice(1)} wins`,
      );
    }
    const points = /(\d+) : (\d+)/.exec((await table.status.textContent())!);
    expect(points !== null).toBe(about.points !== null);
    if (points) expect(reason!.text).toMatch(new RegExp(`\\b${points[1]}\\b.*\\b${points[2]}\\b`));
    await page.locator('[data-action="rematch"]').click();
    await expect.poll(() => table.moves()).toEqual([]);
  });
}
