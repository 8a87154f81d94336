// SPDX-License-Identifier: MIT
import { begin } from '#transport';
import { render } from 'preact';
import { App } from './shell/app';
import { Framed, isEmbedded, isFramed } from './shell/framed';
import { applyTheme } from './shell/theme';
import './style/theme.css';
import './style/page.css';
import './style/board.css';
import './style/play.css';
import './style/editor.css';
import './style/explorer.css';

const place = document.getElementById('app')!;
applyTheme();
if (isEmbedded(location.pathname)) {
  // The only page that another one may show in a frame; it is looked at, and does nothing for the visitor.
  void import('./embed/embed_view').then(({ EmbedView }) =>
    render(<EmbedView hash={location.hash} />, place),
  );
} else if (isFramed(window)) {
  // A server forbids it by its policy. Where plain files are served, nothing else does.
  render(<Framed />, place);
} else {
  render(<App />, place);
  begin();
}
