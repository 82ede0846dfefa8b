import type { CacheAdapter } from './cache.ts'

/** The keys of one part's caches and limits, as Redis' access lists name them. */
export const cacheKeysOf = (part: string): string[] => [`verandah:cache:${part}:*`, `verandah:limit:${part}:*`]

/** Caches and limits under a part's own keys: in Redis its user may touch no others. */
export const cachesOf = (caches: CacheAdapter, part: string): CacheAdapter => ({
  ...caches,
  cache: (namespace) => caches.cache(`${part}:${namespace}`),
  rateLimiter: ({ name, ...budget }) => caches.rateLimiter({ name: `${part}:${name}`, ...budget }),
})
