// SPDX-License-Identifier: MIT
// A list that this browser keeps. Another version of the page may have written it: what is not good is left out.
export function listKept<T extends object>(key: string, good: (one: T) => boolean): T[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(all) ? (all as T[]).filter((one) => one && good(one)) : [];
  } catch {
    return [];
  }
}
