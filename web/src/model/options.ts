// SPDX-License-Identifier: MIT
// The options of a game as the fields of a form. What they are called and what they may be comes from
// the catalogue; the server reads and judges the words.
import type { CatalogueEntry, Options, OptionSpec } from '../api/types';

export type Control = 'text' | 'choice' | 'flag';

// Longer ranges of numbers are typed, not chosen.
const kLongestChoice = 10;

export function fieldsOf(entry: CatalogueEntry): OptionSpec[] {
  return entry.option_specs.filter(({ interfaces }) => interfaces.includes('page'));
}

function isShortRange({ type, least, most }: OptionSpec): boolean {
  return (
    type === 'number' && least !== undefined && most !== undefined && most - least < kLongestChoice
  );
}

export function controlOf(option: OptionSpec): Control {
  if (option.type === 'flag') return 'flag';
  return option.type === 'choice' || isShortRange(option) ? 'choice' : 'text';
}

// The values of a choice; of a text, some to offer.
export function offersOf(option: OptionSpec): string[] {
  if (!isShortRange(option)) return option.values;
  const { least = 0, most = 0 } = option;
  return Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
}

// Names of graphs as people type them: "k6" is K6.
export function boardName(text: string): string {
  const name = text.trim();
  return /^(?:[kecpwq]\d)/.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

// What a new form says: the catalogue's example, and the board and the target of games that have
// their own, where people can see and change them.
export function startOptions(entry: CatalogueEntry): Options {
  const usual: Options = {};
  for (const { name, type, default: text, advanced } of fieldsOf(entry)) {
    if (type === 'graph' && !advanced && text !== null) usual[name] = text;
  }
  return { ...usual, ...entry.example_options };
}

// The board of a game that has one of its own.
export function usualBoard({ option_specs }: Pick<CatalogueEntry, 'option_specs'>): Options {
  const usual = option_specs.find(({ name }) => name === 'board')?.default;
  return usual ? { board: usual } : {};
}
