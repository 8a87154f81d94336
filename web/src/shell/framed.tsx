// SPDX-License-Identifier: MIT
// The page inside of another one: only its address for that is shown there.
export const isEmbedded = (path: string): boolean => /\/embed(\.html)?$/.test(path);
export const isFramed = (window: { self: unknown; top: unknown }): boolean =>
  window.self !== window.top;

export const Framed = () => (
  <main class="embedded">
    <p role="alert">Another page may not show this one in a frame.</p>
    <p>
      <a href={location.href} target="_blank" rel="noopener noreferrer">
        Open Harary
      </a>
    </p>
  </main>
);
