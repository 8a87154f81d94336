// SPDX-License-Identifier: MIT
// What this browser keeps: words, lists and maps, each under its key. Another version of the page may have written
// them, and what is not good is left out. A frame, and a browser that keeps nothing, read and write nothing.
export function keptWord(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
// false if there is no room for it.
export function keepWord(key: string, word: string): boolean {
  try {
    localStorage.setItem(key, word);
    return true;
  } catch {
    return false;
  }
}

export function keptList<T extends object>(key: string, good: (one: T) => boolean): T[] {
  const all = read(key);
  return Array.isArray(all) ? (all as T[]).filter((one) => one && good(one)) : [];
}
export function keptMap<T>(key: string): Record<string, T> {
  const map = read(key);
  return map && typeof map === 'object' && !Array.isArray(map) ? (map as Record<string, T>) : {};
}
export const keep = (key: string, value: object): boolean => keepWord(key, JSON.stringify(value));

function read(key: string): unknown {
  try {
    return JSON.parse(keptWord(key) ?? 'null');
  } catch {
    return null;
  }
}
