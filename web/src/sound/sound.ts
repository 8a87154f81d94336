// SPDX-License-Identifier: MIT
// Short sounds for moves and ends, off until the visitor switches them on. What makes them is loaded only then.
import { keepWord, keptWord } from '../model/kept';
import type { SoundName } from './synth';

const kKey = 'harary.sound';
// Browsers refuse sounds before the first gesture, and complain about a page that tries.
let touched = false;
for (const gesture of ['pointerup', 'keydown'])
  addEventListener(gesture, () => (touched = true), { capture: true, once: true });
let on = keptWord(kKey) === 'on';

const synth = () => import('./synth');

export const soundOn = (): boolean => on;

export function sound(name: SoundName | null) {
  // A server that is away has no sounds.
  if (on && touched && name)
    void synth().then(
      ({ play }) => play(name),
      () => undefined,
    );
}

// The switch is heard as it is pressed.
export function setSound(next: boolean) {
  on = next;
  keepWord(kKey, on ? 'on' : 'off');
  sound('move');
}

// A browser that kept the choice has the sounds ready before the first move.
export function prepareSound() {
  if (on) void synth().catch(() => undefined);
}
