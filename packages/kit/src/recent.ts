import { LRUCache } from 'lru-cache'

/** The most recently used values by key, in this process's memory. A value larger than `most` is not kept. */
export interface Recent<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  clear(): void
}

/** Holds values up to the total size `most`; `sizeOf` is 1 by default and counts as at least 1. */
export function createRecent<Value extends object>(
  most: number,
  sizeOf: (value: Value) => number = () => 1,
): Recent<Value> {
  const kept = new LRUCache<string, Value>({ maxSize: most, sizeCalculation: (value) => Math.max(1, sizeOf(value)) })
  return { get: (key) => kept.get(key), set: (key, value) => void kept.set(key, value), clear: () => kept.clear() }
}
