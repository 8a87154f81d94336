// SPDX-License-Identifier: MIT
// Keeps every file of this folder, so that the page works without a network after the first visit.
// site/play.py writes the two constants; another version of any file is another version of all.
const kVersion = 'VERSION';
const kFiles = FILES;
const kKept = `harary ${registration.scope} `;

addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(kKept + kVersion);
      await cache.addAll(kFiles.map((file) => new Request(file, { cache: 'no-cache' })));
      await skipWaiting();
    })(),
  );
});

addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith(kKept) && name !== kKept + kVersion) await caches.delete(name);
      }
      await clients.claim();
    })(),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(registration.scope)) return;
  event.respondWith(
    (async () => {
      const cache = await caches.open(kKept + kVersion);
      // The page itself, by its folder or by its name, whatever stands behind "?".
      const kept = await cache.match(request, { ignoreSearch: true });
      return kept ?? fetch(request);
    })(),
  );
});
