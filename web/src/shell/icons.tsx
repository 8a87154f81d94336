// SPDX-License-Identifier: MIT
// Signs drawn here, as fonts differ in which of them they have.

const kPaths = {
  start: 'M6 5v14M18 5 9 12l9 7z',
  back: 'M16 5 7 12l9 7z',
  on: 'M8 5l9 7-9 7z',
  end: 'M18 5v14M6 5l9 7-9 7z',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  dark: 'M19 14.5A8 8 0 1 1 9.5 5a6.5 6.5 0 0 0 9.5 9.5z',
  sound: 'M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.5 6a8 8 0 0 1 0 12',
  silent: 'M4 9v6h4l5 4V5L8 9zM16.5 9.5l5 5M21.5 9.5l-5 5',
  system: 'M3 5h18v11H3zM9 20h6M12 16v4',
};
export type IconName = keyof typeof kPaths;

const kLines: readonly IconName[] = ['light', 'system', 'sound', 'silent'];

export const Icon = ({ name }: { name: IconName }) => (
  <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
    <path class={kLines.includes(name) ? '' : 'full'} d={kPaths[name]} />
  </svg>
);
