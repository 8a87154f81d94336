// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { base64Of, bytesOfBase64 } from './base64';

test('bytes come back, also more than one call takes', () => {
  for (const length of [0, 1, 2, 3, 256, 20_001]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 31) % 256);
    expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString('base64'));
    expect(bytesOfBase64(base64Of(bytes))).toEqual(bytes);
  }
});
