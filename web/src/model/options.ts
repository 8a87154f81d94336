// SPDX-License-Identifier: MIT
// The options of games as form fields: what to call them, what to offer. The server reads and
// judges the words; here nobody has to know how a board is written.

export interface OptionField {
  option: string;
  label: string;
  hint: string;
  offers: readonly string[]; // suggestions, or the choices of a choice
  kind: 'text' | 'choice' | 'flag' | 'number';
}

const field = (
  option: string,
  label: string,
  kind: OptionField['kind'],
  hint = '',
  offers: readonly string[] = [],
): OptionField => ({ option, label, hint, offers, kind });

const kTerritories = ['hex:flower:1', 'hex:hexagon:1', 'hex:5x5:1', 'hex:7x7:1', 'square:9x9:1'];

const kFields: readonly OptionField[] = [
  field('board', 'Board', 'text', 'K6, K3,3, C7, petersen, g6:…', [
    'K4',
    'K5',
    'K6',
    'K7',
    'K18',
    'K3,3',
    'K4,4',
    'C6',
    'Q3',
    'petersen',
  ]),
  field('target', 'Target', 'text', 'K3, K4, P4, C4, star:3, …', [
    'K3',
    'K4',
    'P4',
    'C4',
    'star:3',
    'bowtie',
  ]),
  field('green-target', 'Green’s target', 'text', 'if it is another one', ['K3', 'K4', 'P4', 'C4']),
  field('first', 'Who starts', 'choice', '', ['red', 'green']),
  field('red', 'Red edges at the start', 'text', 'such as 0-1,1-2'),
  field('green', 'Green edges at the start', 'text', 'such as 0-2'),
  field('bias', 'Edges a turn', 'text', 'Red’s and Green’s, such as 1:2', ['1:1', '1:2', '2:1']),
  field('colours', 'Players', 'choice', '', ['2', '3', '4']),
  field('connected', 'Edges must touch what is drawn', 'flag'),
  field('misere', 'Misère: who would win loses', 'flag'),
  field('letters', 'Letters A B C D', 'text', 'four numbers', ['0 0 0 5', '1 1 1 1', '2 0 3 2']),
  field('vertex-colours', 'Colours of the vertices', 'text', 'for a graph: 0120…'),
  field('starts', 'Starting cells', 'text', 'two cells, such as 0,48'),
  field('start', 'Starting cell', 'text', 'such as 0'),
];

export function fieldsOf(options: readonly string[], drawing: string): OptionField[] {
  return kFields
    .filter(({ option }) => options.includes(option))
    .map((one) =>
      one.option === 'board' && drawing === 'cells'
        ? { ...one, hint: 'layout:seed or WIDTHxHEIGHT:seed', offers: kTerritories }
        : one,
    );
}

// "--order 5", "--board K5 --target K3", "0 0 0 5" (letters): a catalogue's example as options.
export function parseExample(example: string): Record<string, string> {
  const options: Record<string, string> = {};
  const bare: string[] = [];
  let pending: string | null = null;
  for (const word of example.replace(/^harary \w+ \S+/, '').split(/\s+/)) {
    if (word === '') continue;
    if (word.startsWith('--')) {
      if (pending !== null) options[pending] = 'true';
      pending = word.slice(2);
    } else if (pending !== null) {
      options[pending] = word;
      pending = null;
    } else {
      bare.push(word);
    }
  }
  if (pending !== null) options[pending] = 'true';
  if (bare.length > 0) options['letters'] = bare.join(' ');
  const order = options['order'];
  if (order !== undefined && options['board'] === undefined) {
    delete options['order'];
    options['board'] = `K${order}`;
  }
  return options;
}
