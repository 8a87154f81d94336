// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { isEmbedded, isFramed } from './framed';

test('one address is made for frames, and the page knows when it is in one', () => {
  for (const path of ['/embed', '/embed.html', '/play/embed.html'])
    expect(isEmbedded(path)).toBe(true);
  for (const path of ['/', '/index.html', '/embed/', '/embedded', '/xembed'])
    expect(isEmbedded(path), path).toBe(false);
  const window = {};
  expect(isFramed({ self: window, top: window })).toBe(false);
  expect(isFramed({ self: window, top: {} })).toBe(true);
});
