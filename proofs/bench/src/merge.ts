import { startEmbeddedMongo } from '@verandah/embedded-mongo'
import { connectStore, slicesOf } from '@verandah/kit'
import { keepPages } from '../../../services/search/src/homes/keep-listings.ts'
import { createListings } from '../../../services/search/src/homes/listings.ts'
import { createProperties } from '../../../services/search/src/homes/properties.ts'
import { createRulings } from '../../../services/search/src/homes/rulings.ts'
import { componentsOf, groupAdverts, traitsOf } from '@verandah/listing-providers/same-home'
import { makeMarket } from '../../../services/search/evaluation/pairs/make-market.ts'
import { cpuMsOf, figuresIn, type Figure } from './measure.ts'
import { newFolder, onEnd } from './processes.ts'

const seed = 1
const [some, many] = [10_000, 100_000] as const

/** Number of adverts in a provider's page or a round of a feed. */
const atOnce = 100

/**
 * Measures merging a market's adverts into homes, in memory and in the embedded store on disk, in a worker thread as in
 * the product. Ten times as many may take twelve times as long.
 */
export async function benchMerge(): Promise<Figure[]> {
  await mergeMarket(some)
  const few = await mergeMarket(some)
  const all = await mergeMarket(many)
  const fewKept = await keepMarket(some)
  const allKept = await keepMarket(many)
  return [
    ...figuresIn('ms', {
      [`merge ${named(some)}, processor`]: few,
      [`merge ${named(many)}, processor`]: all,
      [`keep ${named(some)} in the store, processor`]: fewKept.cpuMs,
      [`keep ${named(many)} in the store, processor`]: allKept.cpuMs,
    }),
    ...figuresIn('times (at most 12)', {
      'merge ten times as many adverts': all / few,
      'keep ten times as many adverts': allKept.cpuMs / fewKept.cpuMs,
    }),
    ...figuresIn('MB', { [`memory of ${named(many)} and their store`]: allKept.mostMb }),
  ]
}

const named = (count: number): string => `${count.toLocaleString('en-AU')} adverts`

const mergeMarket = (count: number): Promise<number> => {
  const market = marketOf(count)
  return cpuMsOf(() => {
    const adverts = market.map((advert) => {
      const changedAt = advert.modifiedAt ?? ''
      return traitsOf(advert, { firstSeenAt: changedAt, changedAt })
    })
    for (const part of componentsOf(adverts, [])) groupAdverts(part)
  })
}

const marketOf = (count: number) =>
  makeMarket(seed, count).map(({ listing, crmId, changedAt }) => ({ ...listing, crmId, modifiedAt: changedAt }))

/** Merges the market page by page, as it arrives. */
const keepMarket = async (count: number) => {
  const mongo = await startEmbeddedMongo({ path: await newFolder() })
  onEnd(mongo.close)
  const store = await connectStore(mongo.url, 'bench')
  onEnd(() => store.close())
  const keep = keepPages({
    listings: createListings({ store }),
    rulings: createRulings({ store }),
    properties: createProperties({ store, newId: () => crypto.randomUUID() }),
    clock: { now: () => new Date() },
    isFirstHand: (provider) => provider === 'reaxml',
    factsAt: (homes) => Promise.resolve(homes.map(() => [])),
    pointOfSuburb: () => undefined,
    eventsOfChange: () => [],
    onHomesChanged: () => Promise.resolve(),
  })
  await store.buildIndexes()
  const adverts = marketOf(count)
  const residentMb = () => process.memoryUsage.rss() / 2 ** 20
  const restMb = residentMb()
  let mostMb = 0
  const cpuMs = await cpuMsOf(async () => {
    for (const page of slicesOf(adverts, atOnce)) {
      await keep([page])
      mostMb = Math.max(mostMb, residentMb() - restMb)
    }
  })
  await store.close()
  await mongo.close()
  return { cpuMs, mostMb }
}
