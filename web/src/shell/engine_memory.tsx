// SPDX-License-Identifier: MIT
// How much memory the engine in this page holds, and may hold at most. Nothing where a server works.
import { engineMemory, type EngineWork } from '#transport';

export function EngineMemory({ work }: { work: EngineWork }) {
  if (!engineMemory) return null;
  const { held, most } = engineMemory(work);
  return (
    <p class="note engine-memory" data-held={held} data-most={most}>
      Computed in this browser.{' '}
      {held > 0
        ? `The engine holds ${memoryText(held)} of memory, at most ${memoryText(most)}.`
        : `The engine may hold ${memoryText(most)} of memory.`}
    </p>
  );
}

function memoryText(bytes: number): string {
  const mebibytes = Math.ceil(bytes / 2 ** 20);
  return mebibytes < 1024 ? `${mebibytes} MiB` : `${+(mebibytes / 1024).toFixed(1)} GiB`;
}
