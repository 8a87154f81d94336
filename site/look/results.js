// SPDX-License-Identifier: MIT
// The table of results, filtered by words, by game, and by what is new. Without this script the whole table is there.
'use strict';

(() => {
  const results = document.querySelector('details.result')?.closest('table');
  if (!results) return;
  const rows = [...results.querySelectorAll('tbody tr')].map((row) => ({
    row,
    text: row.textContent.toLowerCase(),
    games: [...row.cells[0].querySelectorAll('code')].map((code) => code.textContent),
    isNew: row.cells[2].querySelector('em') !== null,
  }));

  const labelled = (text, field) => {
    const label = document.createElement('label');
    label.append(text, field);
    return label;
  };
  const words = document.createElement('input');
  words.type = 'search';
  words.placeholder = 'K9, harary-check, capture …';
  words.autocomplete = 'off';
  words.spellcheck = false;
  const game = document.createElement('select');
  const names = [...new Set(rows.flatMap((one) => one.games))].sort();
  game.append(new Option('all', ''), ...names.map((name) => new Option(name)));
  const onlyNew = document.createElement('input');
  onlyNew.type = 'checkbox';
  const open = document.createElement('button');
  open.type = 'button';
  open.textContent = 'Open all';
  const count = document.createElement('p');
  count.setAttribute('role', 'status');

  const form = document.createElement('form');
  form.className = 'filter';
  form.append(labelled('Words', words), labelled('Game', game), labelled('New', onlyNew), open, count);
  results.before(form);

  // Every word occurs in the row, the fold included; a word of a letter and figures, such as K9, is a whole one.
  const matches = (text, word) => {
    if (!/^[a-z]+\d+$/.test(word)) return text.includes(word);
    return new RegExp(`(^|[^a-z0-9])${word}(?![a-z0-9])`).test(text);
  };
  const filter = () => {
    const wanted = words.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const one of rows) {
      const fits =
        wanted.every((word) => matches(one.text, word)) &&
        (game.value === '' || one.games.includes(game.value)) &&
        (!onlyNew.checked || one.isNew);
      one.row.hidden = !fits;
      shown += fits ? 1 : 0;
    }
    count.textContent = shown === rows.length ? `${shown} results` : `${shown} of ${rows.length} results`;
  };
  form.addEventListener('input', filter);
  form.addEventListener('submit', (event) => event.preventDefault());
  open.addEventListener('click', () => {
    const folds = rows.filter((one) => !one.row.hidden).map((one) => one.row.querySelector('details'));
    const closed = folds.some((fold) => !fold.open);
    for (const fold of folds) fold.open = closed;
    open.textContent = closed ? 'Close all' : 'Open all';
  });
  filter();
})();
