// SPDX-License-Identifier: MIT
// The switch for sounds, beside the theme.
import { useEffect, useState } from 'preact/hooks';
import { prepareSound, setSound, soundOn } from '../sound/sound';
import { Icon } from './icons';

export function SoundButton() {
  const [on, setOn] = useState(soundOn);
  useEffect(prepareSound, []);
  return (
    <button
      class="icon"
      role="switch"
      aria-checked={on}
      aria-label="Sound"
      title={`Sound: ${on ? 'on' : 'off'}`}
      onClick={() => {
        setSound(!on);
        setOn(!on);
      }}
    >
      <Icon name={on ? 'sound' : 'silent'} />
    </button>
  );
}
