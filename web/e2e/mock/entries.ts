// SPDX-License-Identifier: MIT
// Entries of the catalogue for tests: one of a game that no program has, and changes of it.
import type { About, CatalogueEntry, OptionSpec } from '../../src/api/types';

export const option = (name: string, type: string, more: Partial<OptionSpec> = {}): OptionSpec => ({
  name,
  type,
  label: name,
  help: '',
  hint: '',
  default: null,
  values: [],
  advanced: false,
  interfaces: ['command line', 'page', 'Python'],
  ...more,
});

const kAbout: About = {
  title: 'Meadows',
  group: 'points',
  start: 1,
  opens: false,
  rules: ['Red and Green in turn colour one free vertex.', 'Own {target}.'],
  move: 'Colour one free vertex.',
  ties: 'Equal counts are a tie.',
  points: 'vertices next to your own',
  drawing: 'vertices',
  colours: 'players',
  players: 'colours',
  roles: { first: 'red', second: 'green' },
  other_roles: null,
  elements: 'vertices',
  several: false,
  play: { options: { board: 'K3' }, moves: ['0', '1', '2'], said: 'Red has two vertices.' },
  sketch: { options: { board: 'K4' }, position: 'red=0;green=1' },
  samples: [{ board: 'K4' }],
  puzzles: [],
};

export function mockEntry(
  more: Partial<Omit<CatalogueEntry, 'about'>> = {},
  about: Partial<About> = {},
): CatalogueEntry {
  const option_specs = more.option_specs ?? [option('board', 'graph', { default: 'K4' })];
  return {
    game: 'meadows',
    summary: 'Meadows: the larger part of the vertices wins (--board)',
    options: option_specs.map(({ name }) => name),
    option_specs,
    example: 'harary solve meadows',
    example_options: {},
    players: ['random'],
    solitaire: false,
    ...more,
    about: { ...kAbout, ...about },
  };
}
