// SPDX-License-Identifier: MIT
// A word that this browser keeps; null also where a page in a frame may not ask.
export function keptWord(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
