import type { Blobs } from './blobs.ts'

/** Keeps blobs in memory, for tests and for processes that keep none. */
export const createMemoryBlobs = (): Blobs => {
  const kept = new Map<string, { bytes: Uint8Array; modifiedAt: Date }>()
  return {
    put: (key, bytes) => {
      kept.set(key, { bytes: Uint8Array.from(bytes), modifiedAt: new Date() })
      return Promise.resolve()
    },
    get: (key) => Promise.resolve(kept.get(key)?.bytes ?? null),
    delete: (key) => {
      kept.delete(key)
      return Promise.resolve()
    },
    // eslint-disable-next-line @typescript-eslint/require-await -- the port is asynchronous
    list: async function* (prefix) {
      for (const [key, { bytes, modifiedAt }] of [...kept])
        if (key.startsWith(prefix)) yield { key, bytes: bytes.length, modifiedAt }
    },
  }
}
