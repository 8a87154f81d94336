// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { kSounds } from './synth';

test('every sound is short, can be heard, and differs from the others', () => {
  const sounds = Object.values(kSounds);
  for (const tones of sounds) {
    expect(tones.length).toBeGreaterThan(0);
    for (const { at, pitch, lasts } of tones) {
      expect(at + lasts).toBeLessThanOrEqual(0.6);
      expect(lasts).toBeGreaterThan(0.05);
      expect(pitch).toBeGreaterThan(100);
      expect(pitch).toBeLessThan(2000);
    }
  }
  expect(new Set(sounds.map((tones) => JSON.stringify(tones))).size).toBe(sounds.length);
});
