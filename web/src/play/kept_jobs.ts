// SPDX-License-Identifier: MIT
// Which job continued the analysis of which position, so that this browser finds its answer again.
const kKey = 'harary.computed';
const kMost = 100;

function kept(): [string, string][] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(kKey) ?? '[]');
    return Array.isArray(list) ? (list.filter(Array.isArray) as [string, string][]) : [];
  } catch {
    return [];
  }
}
const others = (place: string) => kept().filter(([known]) => known !== place);

// "" if there is none.
export const jobOf = (place: string): string =>
  kept().find(([known]) => known === place)?.[1] ?? '';
export const keepJob = (place: string, id: string) =>
  localStorage.setItem(kKey, JSON.stringify([[place, id], ...others(place)].slice(0, kMost)));
export const forgetJob = (place: string) =>
  localStorage.setItem(kKey, JSON.stringify(others(place)));
