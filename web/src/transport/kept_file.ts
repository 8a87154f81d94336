// SPDX-License-Identifier: MIT
// A file of the engine that the browser keeps (IndexedDB). Where it keeps nothing, as in private
// windows, the file lasts as long as the page.
const kStore = 'files';

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const open = indexedDB.open(`harary ${location.pathname}`, 1);
    open.onupgradeneeded = () => open.result.createObjectStore(kStore);
    open.onsuccess = () => resolve(open.result);
    open.onerror = () => reject(open.error);
  });
}

async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) {
  const opened = await database();
  try {
    return await new Promise<T>((resolve, reject) => {
      const request = work(opened.transaction(kStore, mode).objectStore(kStore));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } finally {
    opened.close();
  }
}

export class KeptFile {
  private bytes: Uint8Array | null = null;

  constructor(readonly path: string) {}

  async load(): Promise<Uint8Array | null> {
    this.bytes ??= await within<Uint8Array | undefined>('readonly', (store) =>
      store.get(this.path),
    ).then(
      (found) => found ?? null,
      () => null,
    );
    return this.bytes;
  }
  async save(bytes: Uint8Array): Promise<void> {
    this.bytes = bytes;
    await within('readwrite', (store) => store.put(bytes, this.path)).catch(() => undefined);
  }
}
