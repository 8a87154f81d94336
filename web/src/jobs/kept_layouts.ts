// SPDX-License-Identifier: MIT
// Where a person put the vertices of a board that was asked about. The server need not know; this browser
// keeps it for the pictures of the questions, and for playing their boards.

const kKey = 'harary.layouts';
const kMost = 60;

function kept(): [string, string][] {
  try {
    const list = JSON.parse(localStorage.getItem(kKey) ?? '[]') as unknown;
    return Array.isArray(list) ? (list.filter(Array.isArray) as [string, string][]) : [];
  } catch {
    return [];
  }
}

// The layout's text; "" if none is known.
export const layoutOfJob = (id: string): string =>
  kept().find(([known]) => known === id)?.[1] ?? '';

export function keepLayout(id: string, layout: string) {
  const others = kept().filter(([known]) => known !== id);
  localStorage.setItem(kKey, JSON.stringify([[id, layout], ...others].slice(0, kMost)));
}
