import type { CacheAdapter } from './cache.ts'

/** The keys of one part's caches and limits, as Redis' access lists name them. */
export function cacheKeysOf(part: string): string[] {
  return [`verandah:cache:${part}:*`, `verandah:limit:${part}:*`]
}

/** Caches and limits under a part's own keys: in Redis its user may touch no others. */
export function cachesOf(caches: CacheAdapter, part: string): CacheAdapter {
  return {
    ...caches,
    cache: (namespace) => caches.cache(`${part}:${namespace}`),
    rateLimiter: ({ name, ...budget }) => caches.rateLimiter({ name: `${part}:${name}`, ...budget }),
  }
}
