import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { CacheAdapter } from '../cache.ts'

const longMs = 60_000

/** The contract of every cache and rate limiter. `caches` returns the adapter under test, which tests share. */
export function describeCaches(name: string, caches: () => CacheAdapter): void {
  describe(name, () => {
    describeCache(caches)
    describeRateLimiter(caches)
  })
}

const describeCache = (caches: () => CacheAdapter) =>
  describe('caching', () => {
    const fresh = () => caches().cache(randomUUID())

    it('knows nothing at first, then what was put there, as a copy', async () => {
      const cache = fresh()
      expect(await cache.get('home')).toBeUndefined()
      const home = { street: 'Wattle Street', rooms: [3, 2], price: null }
      await cache.set('home', home, longMs)
      expect(await cache.get('home')).toEqual(home)
      expect(await cache.get('home')).not.toBe(home)
    })

    it('replaces and deletes', async () => {
      const cache = fresh()
      await cache.set('home', 1, longMs)
      await cache.set('home', 2, longMs)
      expect(await cache.get('home')).toBe(2)
      await cache.delete('home')
      expect(await cache.get('home')).toBeUndefined()
    })

    it('keeps namespaces apart', async () => {
      const one = fresh()
      const other = fresh()
      await one.set('home', 1, longMs)
      expect(await other.get('home')).toBeUndefined()
    })

    it('forgets after its time, and at once what has none', async () => {
      const cache = fresh()
      await cache.set('short', 1, 0.5)
      await cache.set('none', 1, 0)
      await cache.set('long', 1, longMs)
      await expect.poll(() => cache.get('short')).toBeUndefined()
      expect(await cache.get('none')).toBeUndefined()
      expect(await cache.get('long')).toBe(1)
    })
  })

const describeRateLimiter = (caches: () => CacheAdapter) =>
  describe('limiting', () => {
    const fresh = (points: number, windowMs = longMs) => caches().rateLimiter({ name: randomUUID(), points, windowMs })

    it('counts down and then refuses until the window is over', async () => {
      const limiter = fresh(2)
      expect(await limiter.take('buyer')).toMatchObject({ isAllowed: true, remaining: 1 })
      expect(await limiter.take('buyer')).toMatchObject({ isAllowed: true, remaining: 0 })
      const refused = await limiter.take('buyer')
      expect(refused).toMatchObject({ isAllowed: false, remaining: 0 })
      expect(refused.resetMs).toBeGreaterThan(0)
      expect(refused.resetMs).toBeLessThanOrEqual(longMs)
    })

    it('gives a new budget when the window is over', async () => {
      const limiter = fresh(1, 1_000)
      await limiter.take('buyer')
      expect((await limiter.take('buyer')).isAllowed).toBe(false)
      await expect.poll(() => limiter.take('buyer'), { timeout: 120_000 }).toMatchObject({ isAllowed: true })
    })

    it('keeps one budget for each key and each name', async () => {
      const one = fresh(1)
      const other = fresh(1)
      await one.take('buyer')
      expect((await one.take('another')).isAllowed).toBe(true)
      expect((await other.take('buyer')).isAllowed).toBe(true)
    })

    it('is one budget for all who name it', async () => {
      const budget = { name: randomUUID(), points: 1, windowMs: longMs }
      const one = caches().rateLimiter(budget)
      const other = caches().rateLimiter(budget)
      expect((await one.take('buyer')).isAllowed).toBe(true)
      expect((await other.take('buyer')).isAllowed).toBe(false)
    })

    it('gives the budget back', async () => {
      const limiter = fresh(1)
      await limiter.take('buyer')
      await limiter.forget('buyer')
      expect((await limiter.take('buyer')).isAllowed).toBe(true)
    })

    it('allows exactly the budget to those that come at once', async () => {
      const limiter = fresh(5)
      const verdicts = await Promise.all(Array.from({ length: 20 }, async () => await limiter.take('buyer')))
      expect(verdicts.filter(({ isAllowed }) => isAllowed)).toHaveLength(5)
    })
  })
