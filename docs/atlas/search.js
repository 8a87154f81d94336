// SPDX-License-Identifier: MIT
// Searches atlas-7.csv, which lies beside this file, and draws what it finds.
'use strict';

const PAGE = 24;
const form = document.getElementById('search');
const list = document.getElementById('graphs');
const more = document.getElementById('more');
let rows = [];
let shown = PAGE;

function readRows(text) {
  const [names, ...lines] = text.trim().split('\n').map((line) => line.split(','));
  return lines.map((values) => {
    const row = Object.fromEntries(names.map((name, i) => [name, values[i]]));
    // Of the games of points the search wants the winner. A tie is the second player's, but a draw in capture.
    for (const game of ['clique', 'star', 'capture']) {
      const more = Number(row[`${game}_alice`]) - Number(row[`${game}_bob`]);
      row[game] = more > 0 ? 'first' : more === 0 && game === 'capture' ? 'tie' : 'second';
    }
    return row;
  });
}

// The pairs that a graph6 word of at most 62 vertices has as edges.
function edgesOf(word) {
  const order = word.charCodeAt(0) - 63;
  const edges = [];
  let bit = 0;
  for (let high = 1; high < order; high++) {
    for (let low = 0; low < high; low++, bit++) {
      const six = word.charCodeAt(1 + Math.floor(bit / 6)) - 63;
      if ((six >> (5 - (bit % 6))) & 1) edges.push([low, high]);
    }
  }
  return { order, edges };
}

// The graph6 words of a graph in all numberings of its vertices, so that any word finds its graph.
function wordsOf(text) {
  const word = text.trim().replace(/^g6:/, '');
  if (!/^[@-F][?-~]*$/.test(word)) return new Set();
  const { order, edges } = edgesOf(word);
  const words = new Set();
  const spell = (numbers) => {
    const bits = new Array(Math.ceil((order * (order - 1)) / 12) * 6).fill(0);
    for (const [u, v] of edges) {
      const [low, high] = [numbers[u], numbers[v]].sort((a, b) => a - b);
      bits[(high * (high - 1)) / 2 + low] = 1;
    }
    let spelled = word[0];
    for (let i = 0; i < bits.length; i += 6) {
      spelled += String.fromCharCode(63 + parseInt(bits.slice(i, i + 6).join(''), 2));
    }
    words.add(spelled);
  };
  const number = (numbers) => {
    if (numbers.length === order) spell(numbers);
    for (let v = 0; v < order; v++) if (!numbers.includes(v)) number([...numbers, v]);
  };
  number([]);
  return words;
}

function element(name, attributes, text) {
  const svg = ['svg', 'line', 'circle'].includes(name);
  const made = svg ? document.createElementNS('http://www.w3.org/2000/svg', name) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text !== undefined) made.textContent = text;
  return made;
}

function drawing(word) {
  const { order, edges } = edgesOf(word);
  const at = Array.from({ length: order }, (_, v) => {
    const angle = (2 * Math.PI * v) / order - Math.PI / 2;
    return [50 + 42 * Math.cos(angle), 50 + 42 * Math.sin(angle)];
  });
  const svg = element('svg', { viewBox: '0 0 100 100', role: 'img', 'aria-label': `the graph ${word}` });
  for (const [u, v] of edges) {
    svg.append(element('line', { x1: at[u][0], y1: at[u][1], x2: at[v][0], y2: at[v][1] }));
  }
  for (const [x, y] of at) svg.append(element('circle', { cx: x, cy: y, r: 4 }));
  return svg;
}

function card(row) {
  const item = element('li', {});
  const points = (game) => `${game} (${row[`${game}_alice`]},${row[`${game}_bob`]})`;
  item.append(drawing(row.graph6), element('code', {}, row.graph6));
  item.append(element('div', {}, `${row.order} vertices, ${row.edges} edges, clique number ${row.clique_number}`));
  item.append(element('div', {}, ['clique', 'star', 'capture', 'colex'].map(points).join(', ')));
  if (row.saturation !== '') {
    const triangles = `avoidance ${row.avoidance}, misère ${row.misere_avoidance}, achievement ${row.achievement}`;
    item.append(element('div', {}, `K3: ${triangles}, saturation ${row.saturation}, nimber ${row.nimber}`));
  }
  return item;
}

function wanted() {
  return [...new FormData(form)].filter(([, value]) => value !== '');
}

function show() {
  const search = wanted();
  const words = wordsOf(form.elements.graph6.value);
  const matches = (row) => ([name, value]) => (name === 'graph6' ? words.has(row.graph6) : row[name] === value);
  const found = rows.filter((row) => search.every(matches(row)));
  document.getElementById('count').textContent = found.length === 1 ? '1 graph' : `${found.length} graphs`;
  list.replaceChildren(...found.slice(0, shown).map(card));
  more.hidden = found.length <= shown;
  history.replaceState(null, '', search.length > 0 ? `#${new URLSearchParams(search)}` : location.pathname);
}

function fillSelects() {
  for (const select of form.querySelectorAll('select')) {
    const values = [...new Set(rows.map((row) => row[select.name]))].filter((value) => value !== '');
    values.sort((a, b) => Number(a) - Number(b) || a.localeCompare(b));
    const words = { True: 'yes', False: 'no' };
    select.append(element('option', { value: '' }, 'any'));
    select.append(...values.map((value) => element('option', { value }, words[value] ?? value)));
  }
}

function readAddress() {
  for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
    if (form.elements[name]) form.elements[name].value = value;
  }
}

function begin(text) {
  rows = readRows(text);
  fillSelects();
  readAddress();
  show();
  form.addEventListener('input', () => {
    shown = PAGE;
    show();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(show));
  more.addEventListener('click', () => {
    shown += PAGE;
    show();
  });
}

fetch('atlas-7.csv')
  .then((answer) => {
    if (!answer.ok) throw new Error(`atlas-7.csv: ${answer.status}`);
    return answer.text();
  })
  .then(begin)
  .catch((error) => {
    document.getElementById('count').textContent =
      location.protocol === 'file:' ? 'The search needs a web server, such as python3 -m http.server.' : error.message;
  });
