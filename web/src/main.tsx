// SPDX-License-Identifier: MIT
import { begin } from '#transport';
import { render } from 'preact';
import { App } from './shell/app';
import { applyTheme } from './shell/theme';
import './style/theme.css';
import './style/page.css';
import './style/board.css';
import './style/play.css';
import './style/editor.css';
import './style/explorer.css';

applyTheme();
render(<App />, document.getElementById('app')!);
begin();
