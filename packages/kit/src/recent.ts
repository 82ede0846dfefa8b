import { LRUCache } from 'lru-cache'

/** Values used last, by key, in this process's memory. A value bigger than `most` is not kept. */
export interface Recent<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  clear(): void
}

/** Keeps values of the total size `most`; each counts as `sizeOf` says, 1 by default, and as 1 at least. */
export function createRecent<Value extends object>(
  most: number,
  sizeOf: (value: Value) => number = () => 1,
): Recent<Value> {
  const kept = new LRUCache<string, Value>({ maxSize: most, sizeCalculation: (value) => Math.max(1, sizeOf(value)) })
  return { get: (key) => kept.get(key), set: (key, value) => void kept.set(key, value), clear: () => kept.clear() }
}
