// SPDX-License-Identifier: MIT
// The tablebases that come with the page, for the explorer. Without them it counts small games itself.
import type { RemoteEngine } from '../../../packages/harary/remote.js';

export async function fetchTablebases(engine: RemoteEngine): Promise<void> {
  const folder = new URL('./tablebases/', document.baseURI);
  const index = await fetch(new URL('index.json', folder)).catch(() => null);
  if (!index?.ok) return;
  const names = (await index.json()) as Record<string, string[]>;
  await Promise.all(
    Object.entries(names).flatMap(([name, files]) =>
      files.map(async (file) => {
        const bytes = await (await fetch(new URL(`${name}/${file}`, folder))).arrayBuffer();
        await engine.writeFile(`/tablebases/${name}/${file}`, new Uint8Array(bytes));
      }),
    ),
  );
}
