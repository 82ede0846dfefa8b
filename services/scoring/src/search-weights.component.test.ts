import { Weights } from '@verandah/contracts'
import { connectStore, databaseOf } from '@verandah/kit'
import { startTestService } from '@verandah/kit/testing'
import { expect, it } from 'vitest'
import { ScoringSettings } from './config.ts'
import { scoring } from './index.ts'
import { createSearchWeights } from './search-weights.ts'

it('of two processes that pin a search, the first wins, and both score with its weights', async () => {
  const service = await startTestService(scoring)
  const store = await connectStore(service.platform.storeUrl, databaseOf('scoring'))
  const searchWeights = createSearchWeights({ store, clock: service.clock, settings: ScoringSettings.parse({}) })
  const first = Weights.parse({ price: 1, additionalCriteria: { 'a.b': 2 } })
  const second = Weights.parse({ price: 9 })
  expect(await searchWeights.pin('search-1', 'user-1', first)).toEqual(first)
  expect(await searchWeights.pin('search-1', 'user-1', second)).toEqual(first)
  expect(await searchWeights.pinnedTo('search-1')).toEqual(first)
  expect(await searchWeights.pinnedTo('search-2')).toBeNull()
  await store.close()
  await service.stop()
})
