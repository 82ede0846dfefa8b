import { checkKey, checkPrefix } from './blob-keys.ts'
import type { Blobs } from './blobs.ts'

/** Keeps blobs in memory, for tests and for processes that keep none. */
export function createMemoryBlobs(): Blobs {
  const kept = new Map<string, { bytes: Uint8Array; modifiedAt: Date }>()
  const at = <Result>(key: string, work: (key: string) => Result) =>
    new Promise<Result>((resolve) => resolve(work(checkKey(key))))
  return {
    put: (key, bytes) => at(key, () => void kept.set(key, { bytes: Uint8Array.from(bytes), modifiedAt: new Date() })),
    get: (key) => at(key, () => kept.get(key)?.bytes.slice() ?? null),
    delete: (key) => at(key, () => void kept.delete(key)),
    // eslint-disable-next-line @typescript-eslint/require-await -- the port is asynchronous
    list: async function* (prefix) {
      checkPrefix(prefix)
      for (const [key, { bytes, modifiedAt }] of [...kept])
        if (key.startsWith(prefix)) yield { key, bytes: bytes.length, modifiedAt }
    },
  }
}
