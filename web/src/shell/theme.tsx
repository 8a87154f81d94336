// SPDX-License-Identifier: MIT
// Light, dark, or as the system has it. The choice is kept in this browser.
import { useState } from 'preact/hooks';
import { keepWord, keptWord } from '../model/kept';
import { Icon } from './icons';

type Theme = 'system' | 'light' | 'dark';
const kKey = 'harary.theme';
const kNext: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };

function kept(): Theme {
  const word = keptWord(kKey);
  return word === 'light' || word === 'dark' ? word : 'system';
}

export function applyTheme(theme: Theme = kept()) {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

export function ThemeButton() {
  const [theme, setTheme] = useState(kept);
  const change = () => {
    keepWord(kKey, kNext[theme]);
    applyTheme(kNext[theme]);
    setTheme(kNext[theme]);
  };
  return (
    <button
      class="icon"
      onClick={change}
      aria-label={`Theme: ${theme}; change to ${kNext[theme]}`}
      title={`Theme: ${theme}`}
    >
      <Icon name={theme} />
    </button>
  );
}
