// SPDX-License-Identifier: MIT
// Sounds as a few tones each, made by the browser: no file is loaded.

export interface Tone {
  at: number; // seconds
  pitch: number; // hertz
  lasts: number;
}
export type SoundName = 'move' | 'reply' | 'refused' | 'won' | 'lost' | 'over';

export const kSounds: Record<SoundName, readonly Tone[]> = {
  move: [{ at: 0, pitch: 523, lasts: 0.08 }],
  reply: [{ at: 0, pitch: 392, lasts: 0.08 }],
  refused: [{ at: 0, pitch: 147, lasts: 0.12 }],
  won: [
    { at: 0, pitch: 523, lasts: 0.14 },
    { at: 0.1, pitch: 659, lasts: 0.14 },
    { at: 0.2, pitch: 784, lasts: 0.3 },
  ],
  lost: [
    { at: 0, pitch: 392, lasts: 0.16 },
    { at: 0.14, pitch: 294, lasts: 0.32 },
  ],
  over: [
    { at: 0, pitch: 440, lasts: 0.14 },
    { at: 0.12, pitch: 440, lasts: 0.26 },
  ],
};

const kVolume = 0.14;
const kAttack = 0.006; // seconds; a tone that begins at once clicks
let context: AudioContext | null = null;

export function play(name: SoundName) {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  for (const { at, pitch, lasts } of kSounds[name]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + at);
    volume.gain.linearRampToValueAtTime(kVolume, now + at + kAttack);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + lasts);
    tone.connect(volume).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + lasts);
  }
}
