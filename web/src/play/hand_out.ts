// SPDX-License-Identifier: MIT
// What the page gives out of a position, as files and by the clipboard, and what it says about that.
import { useState } from 'preact/hooks';
import { boardSvg, download, svgToPng } from '../export/picture';
import type { Session } from './session';

export function useHandOut({ state }: Session) {
  const [said, setSaid] = useState('');
  const save = (kind: string, blob: Blob) => {
    const name = `${state.link.game}-${state.at}.${kind}`;
    download(name, blob);
    setSaid(`${name} saved.`);
  };
  const picture = async (kind: 'svg' | 'png') => {
    const svg = boardSvg();
    if (!svg) return setSaid('This board has no drawing.');
    save(
      kind,
      kind === 'svg' ? new Blob([svg.text], { type: 'image/svg+xml' }) : await svgToPng(svg),
    );
  };
  const copy = (what: string, text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(`${what} copied.`),
      () => setSaid('Copying is not allowed here; mark the text and copy it by hand.'),
    );
  return { said, save, picture, copy };
}
