// SPDX-License-Identifier: MIT
// The main views, each brought to a state that shows its main parts.
import { expect, type Page } from '@playwright/test';
import { newLink } from '../src/model/link';
import { studyAddress } from '../src/model/study';
import { parseTree } from '../src/model/tree_text';
import { kMock, openStart, Table } from './table';

export interface ViewCase {
  name: string;
  open: (page: Page) => Promise<void>;
}

const kMiddle = ['0-1', '0-2', '1-2', '3-4', '0-5'];

export const kViews: ViewCase[] = [
  {
    name: 'start',
    open: async (page) => {
      await openStart(page);
      await expect(page.locator('[data-game="connect"]')).toBeVisible();
    },
  },
  {
    name: 'form',
    open: async (page) => {
      await page.goto('/');
      await page.locator('[data-game="sim"]').click();
      await page.getByText('More options').click();
    },
  },
  {
    name: 'form-presets',
    open: async (page) => {
      await page.goto('/');
      await page.locator('[data-game="honeybee"]').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'sim',
    open: (page) => new Table(page).open('sim', {}, { moves: kMiddle, at: 5 }),
  },
  {
    name: 'analysis',
    open: async (page) => {
      const table = new Table(page);
      await table.open('sim', {}, { moves: kMiddle, at: 5 });
      await table.analysis(true);
      await table.panel('Analysis');
      await page.getByRole('button', { name: 'Why?' }).click();
      await expect(page.locator('.line')).toBeVisible();
      await expect(page.locator('.history .ply')).toHaveCount(6);
    },
  },
  {
    name: 'over',
    open: (page) =>
      new Table(page).open('sim', {}, { moves: ['0-1', '0-3', '1-2', '3-4', '0-2'], at: 5 }),
  },
  {
    name: 'sim-plus',
    open: async (page) => {
      const table = new Table(page);
      await table.open('sim+', {}, { moves: ['0-1,1-2', '3-4'], at: 2 });
      for (const move of ['2-3', '0-5'])
        await page.locator(`[data-move="${move}"]`).dispatchEvent('click');
    },
  },
  {
    name: 'sim4',
    open: (page) =>
      new Table(page).open(
        'sim',
        { board: 'K18', target: 'K4' },
        { moves: ['0-9', '3-12', '4-7', '1-17', '5-16', '2-8'], at: 6 },
      ),
  },
  {
    name: 'clique',
    open: async (page) => {
      const table = new Table(page);
      await table.open('clique', { board: 'K5' }, { moves: ['0-1', '0-2', '1-3'], at: 3 });
      await table.analysis(true);
      await expect(page.locator('.worth.seen').first()).toBeVisible();
    },
  },
  {
    name: 'petersen',
    open: (page) =>
      new Table(page).open('connect', { board: 'petersen' }, { moves: ['0-1', '2-3'], at: 2 }),
  },
  {
    name: 'study',
    open: async (page) => {
      const table = new Table(page);
      await table.open(
        'sim',
        {},
        {
          moves: kMiddle,
          at: 5,
          tree: parseTree('0-1_0-2_(2-3{The square.}_1-4)_1-2_3-4{Keeps away.}_0-5_(3-5)')!,
        },
      );
      await table.panel('Notes');
      await expect(page.locator('.variations q').first()).toBeVisible();
    },
  },
  {
    name: 'chapters',
    open: async (page) => {
      const tree = parseTree('[bl1>4]_0-1!_0-2?_(2-3{The square.}[bl0>3.pu2.br1>5]_1-4)_1-2_3-4')!;
      const link = { ...newLink('sim'), moves: ['0-1', '2-3'], at: 2, tree };
      const chapters = ['The square', 'Triangles', 'A long ending'].map((name) => ({ name, link }));
      await page.goto(`/${studyAddress({ title: 'Openings', chapters, open: 0 })}`);
      await expect(page.getByRole('list', { name: 'Chapters' })).toBeVisible();
      await page.getByRole('switch', { name: 'Draw on the board' }).check();
      await expect(page.locator('[data-drawn="2"]')).toBeVisible();
    },
  },
  {
    name: 'embed',
    open: async (page) => {
      const tree = parseTree('0-1_2-3!?[bl0>4]{The square.}_(0-2)_1-4')!;
      const link = { ...newLink('sim'), moves: ['0-1', '2-3', '1-4'], at: 2, tree };
      const chapters = ['The square', 'Triangles'].map((name) => ({ name, link }));
      await page.goto(`/embed${studyAddress({ title: 'Openings', chapters, open: 0 })}`);
      await expect(page.locator('[data-drawn="0>4"]')).toBeVisible();
    },
  },
  {
    name: 'explorer',
    open: async (page) => {
      await page.goto('/#/explorer/sim?from=red=0-1,0-2;green=1-2,3-4');
      await expect(page.locator('.neighbours a').first()).toBeVisible();
      await expect(page.locator('.worth.seen').first()).toBeVisible();
    },
  },
  {
    name: 'explorer-start',
    open: async (page) => {
      await page.goto('/#/explorer');
      await expect(page.getByLabel('Board')).toBeVisible();
    },
  },
  {
    name: 'strategies',
    open: async (page) => {
      const table = new Table(page);
      await table.open('flood', { board: 'square:9x9:3' }, { seats: { first: 'human' } });
      await table.analysis(true);
      await table.panel('Analysis');
      await page.getByRole('button', { name: 'Compare strategies' }).click();
      await expect(page.locator('[data-strategy]')).toHaveCount(4);
    },
  },
  {
    name: 'review',
    open: async (page) => {
      const moves = ['0-1', '0-2', '1-2', '3-4', '0-5', '3-5', '0-3', '4-5'];
      await new Table(page).open('sim', {}, { moves, at: moves.length });
      await page.getByRole('button', { name: 'Review' }).click();
      await expect(page.locator('.mistakes li').first()).toBeVisible();
      await expect(page.locator('.history .ply')).toHaveCount(moves.length + 1);
    },
  },
  {
    name: 'invitation',
    open: async (page) => {
      const table = new Table(page);
      await table.open('sim', {});
      await table.panel('Seats');
      await page.getByLabel('Clock').selectOption({ label: '1 minute each' });
      await page.getByRole('button', { name: 'I play Red' }).click();
      await expect(page.locator('[data-clock]').first()).toBeVisible();
    },
  },
  {
    name: 'share',
    open: async (page) => {
      const table = new Table(page);
      await table.open('saturation', { board: 'K7' }, { moves: ['0-1', '2-3', '1-4'], at: 3 });
      await table.panel('Share');
    },
  },
  {
    name: 'export',
    open: async (page) => {
      const table = new Table(page);
      await table.open('sim', {}, { moves: kMiddle, at: 5 });
      await table.press('Export');
      await expect(page.locator('[data-export="tikz"]')).toBeVisible();
    },
  },
  {
    name: 'lesson',
    open: async (page) => {
      const table = new Table(page);
      await table.open('sim', {}, { moves: kMiddle, at: 5 });
      await table.teach();
      await page.getByRole('button', { name: 'Reveal all' }).click();
      await expect(page.locator('.worth.seen').first()).toBeVisible();
    },
  },
  {
    name: 'lesson-crowded',
    open: async (page) => {
      const table = new Table(page);
      await table.open('connect', { board: 'K12' });
      await table.teach();
      await page.getByRole('button', { name: 'Reveal all' }).click();
      await expect(page.locator('.worth.seen').first()).toBeVisible();
    },
  },
  {
    name: 'looking',
    open: async (page) => {
      await page.route('**/api/analyse*', () => undefined); // it is not answered
      await page.route('**/api/analyse/events', () => undefined);
      const table = new Table(page);
      await table.open('sim', {}, { moves: kMiddle, at: 5 });
      await table.analysis(true);
      await expect(page.locator('.said-now')).toHaveText('Looking …');
    },
  },
  {
    name: 'computing',
    open: async (page) => {
      // The analysis ends with a guess, and a job goes on.
      await page.route('**/api/analyse/events', (route) => route.fulfill({ status: 429 }));
      await page.route('**/api/analyse', async (route) => {
        const { position } = route.request().postDataJSON() as { position: string };
        const interval = (from: number, to: number): [number, number] => [from, to];
        const estimate = (won: number) => ({
          ...{ by: 'random plays', won, tied: 0, lost: 1 - won, plays: 400 },
          intervals: {
            won: interval(won - 0.05, won + 0.05),
            tied: interval(0, 0.01),
            lost: interval(0.95 - won, 1.05 - won),
          },
        });
        const moves = [
          { move: '2-5', estimate: estimate(0.71) },
          { move: '0-3', estimate: estimate(0.4) },
        ];
        await route.fulfill({
          json: { position, mover: 'green', finished: false, moves, stopped: 'time' },
        });
      });
      await page.route('**/api/jobs', (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        const asked = route.request().postDataJSON() as object;
        const progress = { done: 1_234_567, unit: 'positions', seconds: 42.3 };
        return route.fulfill({
          json: { ...asked, id: 'a1', state: 'running', progress, answer: null, error: null },
        });
      });
      await page.route('**/api/jobs/a1/events', () => undefined);
      const table = new Table(page);
      await table.open('sim', {}, { moves: kMiddle, at: 5 });
      await table.analysis(true);
      await page.getByRole('button', { name: 'Keep computing' }).click();
      await expect(page.locator('.keep-computing')).toContainText('1,234,567 positions');
      await expect(page.locator('.said-now')).toContainText('Nothing is proved here yet');
    },
  },
  {
    name: 'questions',
    open: async (page) => {
      const table = new Table(page);
      await table.open('col', { board: 'P4' });
      await table.panel('Analysis');
      await page.locator('[data-question="class"]').getByRole('button').click();
      await expect(page.locator('[data-question="class"] p')).toContainText('starts loses');
    },
  },
  {
    name: 'seats',
    open: async (page) => {
      const table = new Table(page);
      await table.open('sim', {}, { seats: { first: 'human', second: 'learning' } });
      await table.panel('Seats');
      await expect(page.getByText('Positions remembered')).toBeVisible();
    },
  },
  {
    name: 'honeybee',
    open: async (page) => {
      const table = new Table(page);
      await table.open('honeybee', { board: 'hex:7x7:1' });
      for (let ply = 0; ply < 6; ++ply) await table.play((await table.offered())[0]!);
    },
  },
  {
    name: 'flood',
    open: async (page) => {
      const table = new Table(page);
      await table.open('flood', { board: 'square:9x9:3' }, { seats: { first: 'human' } });
      for (let ply = 0; ply < 4; ++ply) await table.play((await table.offered())[0]!);
    },
  },
  {
    name: 'letters',
    open: async (page) => {
      const table = new Table(page);
      await table.open('letters', { letters: '2 1 3 2' });
      await table.analysis(true);
      await expect(page.locator('.trades .chip').first()).toBeVisible();
    },
  },
  {
    name: 'editor',
    open: async (page) => {
      await page.goto('/#/editor');
      await page.getByRole('button', { name: 'Red', exact: true }).click();
      for (const i of [0, 4]) await page.locator('.canvas .edge').nth(i).dispatchEvent('click');
      await page.getByRole('button', { name: 'Ask who wins' }).click();
      await expect(page.locator('.job').first()).toHaveAttribute('data-state', 'done', {
        timeout: 60_000,
      });
    },
  },
  {
    name: 'cell-editor',
    open: async (page) => {
      await page.goto('/#/editor');
      await page.getByLabel('Game').selectOption('honeybee');
      await expect(page.locator('svg.cells')).toBeVisible();
    },
  },
  {
    name: 'puzzle',
    open: async (page) => {
      await page.goto('/#/puzzles/sim?from=red=0-3,1-2,2-3;green=1-5,4-5');
      await expect(page.locator('[data-puzzle]')).toBeVisible({ timeout: 60_000 });
    },
  },
  {
    name: 'puzzle-solved',
    open: async (page) => {
      await page.goto(
        '/#/puzzles/achievement?board=grid:3x3&target=line:3&from=red=b1,c3;green=b2,b3&theme=double',
      );
      await expect(page.locator('[data-puzzle]')).toBeVisible({ timeout: 60_000 });
      await page.locator('.board [data-move="c1"]').dispatchEvent('click');
      await expect(page.locator('[data-puzzle]')).toContainText('Yes');
      await expect(page.locator('.status small')).toContainText('.');
    },
  },
  {
    name: 'today',
    open: async (page) => {
      await page.goto('/#/today');
      await expect(page.locator('[data-today="1"]')).toBeVisible();
    },
  },
  {
    name: 'themes',
    open: async (page) => {
      await page.goto('/#/themes');
      await expect(page.locator('.themes .thumbnail *').first()).toBeAttached();
    },
  },
  {
    name: 'mine',
    open: async (page) => {
      await page.goto('/');
      await page.evaluate(() => {
        const of = (position: string, ply: number, played: string, solved: boolean) => ({
          ...{ ply, played, solved, when: 1_790_000_000_000 },
          puzzle: {
            ...{
              game: 'sim',
              options: {},
              position,
              mover: 'second',
              wins: ['0-1'],
              of: 10,
              depth: 5,
            },
          },
        });
        localStorage.setItem(
          'harary.mine',
          JSON.stringify([
            of('red=0-3,1-2,2-3;green=1-5,4-5', 6, '0-4', false),
            of('red=0-1,2-3;green=1-4', 4, '2-4', true),
          ]),
        );
      });
      await page.goto('/#/mine');
      await expect(page.locator('[data-mine] .thumbnail *').first()).toBeAttached();
    },
  },
  {
    name: 'keys',
    open: async (page) => {
      await new Table(page).open(
        'flood',
        { board: 'square:14x14:4821' },
        { seats: { first: 'human' } },
      );
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'formula',
    open: (page) =>
      new Table(page).open('pos-cnf', { formula: '1,2/2,3/1,3' }, { moves: ['2'], at: 1 }),
  },
  {
    name: 'hall',
    open: async (page) => {
      await page.goto('/#/hall/sim');
      await expect(page.getByText('Positions remembered')).toBeVisible();
    },
  },
  {
    name: 'learning',
    open: async (page) => {
      const won = [0, 1, 1, 3, 2, 4, 3, 4, 4, 4];
      const curve = won.map((n) => ({ games: 4, won: n }));
      await page.route('**/api/learning?*', (route) =>
        route.fulfill({ json: { games: 52, won: 38, positions: 71, curve } }),
      );
      await page.goto('/#/hall/sim');
      await page.getByText('The same as a table').click();
      await expect(page.locator('.learning .point')).toHaveCount(won.length);
    },
  },
  {
    name: 'lost-link',
    open: async (page) => {
      await page.goto('/#/play/nogame');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
];

// The mock knows cells only.
if (!kMock) {
  kViews.push({
    name: 'honeybee-graph',
    open: async (page) => {
      const table = new Table(page);
      await table.open('honeybee', { board: 'petersen', 'vertex-colours': '0123012301' });
      await table.play((await table.offered())[0]!);
    },
  });
}
