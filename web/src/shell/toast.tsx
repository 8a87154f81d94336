// SPDX-License-Identifier: MIT
// What was done at once, with a way back for a while, in place of a question beforehand.
import { useEffect, useState } from 'preact/hooks';

interface Said {
  words: string;
  undo: () => void;
}
const kShown = 9000;
let listener: ((said: Said | null) => void) | null = null;

export const toast = (words: string, undo: () => void) => listener?.({ words, undo });
export const hideToast = () => listener?.(null);

export function Toast() {
  const [said, setSaid] = useState<Said | null>(null);
  useEffect(() => {
    listener = setSaid;
    return () => void (listener = null);
  }, []);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(null), kShown);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <div class="toast-place" role="status">
      {said && (
        <p class="toast">
          {said.words}{' '}
          <button
            onClick={() => {
              setSaid(null);
              said.undo();
            }}
          >
            Undo
          </button>
        </p>
      )}
    </div>
  );
}
