import { afterAll, expect, it } from 'vitest'
import { createMemoryCaches } from './memory-cache.ts'
import { describeCaches } from './testing/cache-contract.ts'

const caches = createMemoryCaches()
afterAll(() => caches.close())

describeCaches('caches in memory', () => caches)

it('never exceeds its size limit, however large the values are', async () => {
  const cache = createMemoryCaches({ maxCharacters: 1_000 }).cache('replies')
  for (const key of ['first', 'second', 'third']) await cache.set(key, 'x'.repeat(400), 60_000)
  expect(await Promise.all(['first', 'second'].map((key) => cache.get(key)))).toEqual([undefined, 'x'.repeat(400)])
  await cache.set('too large', 'x'.repeat(2_000), 60_000)
  expect(await cache.get('too large')).toBeUndefined()
})

it('evicts the least recently used when it is full', async () => {
  const cache = createMemoryCaches({ maxEntries: 2 }).cache('homes')
  await cache.set('first', 1, 60_000)
  await cache.set('second', 2, 60_000)
  await cache.get('first')
  await cache.set('third', 3, 60_000)
  expect(await cache.get('second')).toBeUndefined()
  expect(await cache.get('first')).toBe(1)
})
