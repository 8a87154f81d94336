// SPDX-License-Identifier: MIT
// A line at the edge of the page, for what happened to the engine; it goes away by itself.
const kShown = 8000;

export function showNotice(text: string): void {
  let line = document.getElementById('engine-notice');
  if (!line) {
    line = document.createElement('p');
    line.id = 'engine-notice';
    line.className = 'notice';
    line.setAttribute('role', 'status');
    document.body.append(line);
  }
  line.textContent = text;
  const shown = line;
  setTimeout(() => shown.textContent === text && shown.remove(), kShown);
}
