import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedMongo } from '@verandah/embedded-mongo'
import { connectStore } from '@verandah/kit'
import { keepListings } from '../../../services/search/src/homes/keep-listings.ts'
import { createListings } from '../../../services/search/src/homes/listings.ts'
import { createProperties } from '../../../services/search/src/homes/properties.ts'
import { createRulings } from '../../../services/search/src/homes/rulings.ts'
import { componentsOf, groupAdverts, traitsOf } from '@verandah/listing-providers/same-home'
import { makeMarket } from '../../../services/search/evaluation/pairs/make-market.ts'
import type { Figure } from './measure.ts'

const seed = 1
const [some, many] = [10_000, 100_000] as const

/** Number of adverts in a provider's page or a round of a feed. */
const atOnce = 100

/**
 * Measures merging a market's adverts into homes, in memory and in the embedded store on disk, in a worker thread as in
 * the product. Ten times as many may take twelve times as long.
 */
export async function benchMerge(): Promise<Figure[]> {
  mergeMarket(some)
  const few = mergeMarket(some)
  const all = mergeMarket(many)
  const fewKept = await keepMarket(some)
  const allKept = await keepMarket(many)
  return [
    { name: `merge ${some.toLocaleString('en-AU')} adverts, processor`, value: few.cpuMs, unit: 'ms' },
    { name: `merge ${many.toLocaleString('en-AU')} adverts, processor`, value: all.cpuMs, unit: 'ms' },
    { name: 'ten times as many adverts take (at most 12)', value: all.cpuMs / few.cpuMs, unit: 'times' },
    { name: `homes of ${many.toLocaleString('en-AU')} adverts`, value: all.homes, unit: 'homes' },
    { name: `keep ${some.toLocaleString('en-AU')} adverts in the store, processor`, value: fewKept.cpuMs, unit: 'ms' },
    { name: `keep ${many.toLocaleString('en-AU')} adverts in the store, processor`, value: allKept.cpuMs, unit: 'ms' },
    { name: 'ten times as many adverts take (at most 12)', value: allKept.cpuMs / fewKept.cpuMs, unit: 'times' },
    { name: `memory of ${many.toLocaleString('en-AU')} adverts and their store`, value: allKept.mostMb, unit: 'MB' },
    { name: 'the same page again, processor', value: allKept.againCpuMs, unit: 'ms' },
  ]
}

const mergeMarket = (count: number) => {
  const market = marketOf(count)
  const before = cpuMs()
  const adverts = market.map((advert) => {
    const changedAt = advert.modifiedAt ?? ''
    return traitsOf(advert, { firstSeenAt: changedAt, changedAt })
  })
  const homes = componentsOf(adverts, []).flatMap((part) => groupAdverts(part)).length
  return { homes, cpuMs: cpuMs() - before }
}

const marketOf = (count: number) =>
  makeMarket(seed, count).map(({ listing, crmId, changedAt }) => ({ ...listing, crmId, modifiedAt: changedAt }))

/** Merges the market page by page, as it arrives, and its last page again: the cost of a search over known adverts. */
const keepMarket = async (count: number) => {
  const path = await mkdtemp(join(tmpdir(), 'verandah-bench-merge-'))
  const mongo = await startEmbeddedMongo({ path })
  const store = await connectStore(mongo.url, 'bench')
  try {
    const keep = keepListings({
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
    const restMb = residentMb()
    let mostMb = 0
    const cpuMs = await processorMs(async () => {
      for (let from = 0; from < count; from += atOnce) {
        await keep(adverts.slice(from, from + atOnce))
        mostMb = Math.max(mostMb, residentMb() - restMb)
      }
    })
    return { cpuMs, mostMb, againCpuMs: await processorMs(() => keep(adverts.slice(-atOnce))) }
  } finally {
    await store.close()
    await mongo.close()
    await rm(path, { recursive: true, force: true })
  }
}

const residentMb = (): number => process.memoryUsage.rss() / 2 ** 20

const processorMs = async (work: () => Promise<unknown>): Promise<number> => {
  const before = cpuMs()
  await work()
  return cpuMs() - before
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
