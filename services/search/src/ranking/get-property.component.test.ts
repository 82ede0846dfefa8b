import { connectStore, databaseOf, type Store } from '@verandah/kit'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createProperties } from '../homes/properties.ts'
import { mergeListings } from '../homes/domain/merge-listings.ts'
import { search } from '../index.ts'
import { aListing } from '@verandah/listing-providers/testing'
import { propertiesNow } from './get-property.ts'
import { createRankingParts } from './ranking-parts.ts'
import { showHomes } from './show-homes.ts'

let service: TestService
let store: Store
beforeAll(async () => {
  service = await startTestService(search)
  store = await connectStore(service.platform.storeUrl, databaseOf('search'))
})
afterAll(async () => {
  await store.close()
  await service.stop()
})

const keepHomes = async (count: number, SCORE_DISPLAY: 'score' | 'plus90') => {
  const properties = createProperties({ store, newId: () => crypto.randomUUID() })
  const ranking = createRankingParts({ store, properties })
  const adverts = Array.from({ length: count }, () => aListing())
  const ids = [...(await properties.idsOfFounders(adverts.map(() => crypto.randomUUID()))).values()]
  for (const [at, doc] of (await properties.byIds(ids)).entries()) {
    const merged = mergeListings([adverts[at]!], { isFirstHand: () => false })
    const home = { ...merged, id: doc._id, revision: 1, updatedAt: service.clock.now().toISOString() }
    await properties.replace(doc, { home, fingerprint: 'first' }, [])
  }
  return { ids, deps: { properties, ...ranking, showHomes: showHomes({ ...ranking, settings: { SCORE_DISPLAY } }) } }
}

it('queries the store as often for twenty homes as for one', async () => {
  const { ids, deps } = await keepHomes(20, 'score')
  const asked: string[] = []
  store.connection.set('debug', (collection: string) => asked.push(collection))
  const askedFor = async (homes: string[]) => {
    asked.length = 0
    expect(await propertiesNow(deps, 'buyer', homes)).toHaveLength(homes.length)
    return asked.toSorted()
  }
  const once = await askedFor(ids.slice(0, 1))
  expect(once).toContain('properties')
  expect(await askedFor(ids)).toEqual(once)
})

it.each([
  ['score', (score: number) => score],
  ['plus90', (score: number) => 90 + (score % 10)],
] as const)('displays the score by SCORE_DISPLAY=%s beside the calculated one', async (display, displayed) => {
  const { ids, deps } = await keepHomes(1, display)
  const [home] = await propertiesNow(deps, 'buyer', ids)
  expect(home?.score).toBeLessThan(90)
  expect(home?.displayScore).toBe(displayed(home!.score!))
})
