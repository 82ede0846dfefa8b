import { setTimeout as wait } from 'node:timers/promises'
import { createWeights, defaultWeights, listProperties, saveSearch } from '@verandah/contracts'
import { createBuyer, richmond, saveWeights, type Buyer } from '@verandah/runtime/testing'
import type { Document } from 'mongodb'
import type { Figure } from './measure.ts'
import { benchPlans } from './lists/plans.ts'
import { callCost, collectionOf, costOf, ms, type Doc, type Documents, type World } from './lists/world.ts'
import { onProductAndStore } from './on-product.ts'
import { withoutBudgets } from './product-process.ts'

const rankedHomes = 10_000
const followers = 20

/** Measures lists that grow with a buyer, short and long. CPU includes product and store. */
export function benchLists(): Promise<Figure[]> {
  return onProductAndStore(withoutBudgets, async ({ client, url, meter }) => {
    const buyer = await createBuyer(url)
    await saveWeights(buyer)
    await buyer.waitFor(await buyer.search({ locations: [richmond], maxPages: '20' }), 60_000)
    const world = { client, buyer, url, meter: await meter() }
    return [...(await ranking(world)), ...(await benchPlans(world)), ...(await savedSearches(world))]
  })
}

/** Measures `GET /api/properties` and changed weights, with the homes of one search and with many. */
const ranking = async ({ client, buyer, meter }: World): Promise<Figure[]> => {
  const homes = collectionOf(client, 'search', 'user_properties')
  const measure = async (): Promise<Figure[]> => {
    const count = await homes.countDocuments()
    const first = await buyer.call(listProperties)
    const cursor = new URL(/<(.*?)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '', 'http://x').searchParams
    const query = { cursor: cursor.get('cursor') ?? '' }
    return [
      ms(`GET /api/properties, first page of ${count}`, await callCost(() => buyer.call(listProperties), meter)),
      ms(`the page behind it`, await callCost(() => buyer.call(listProperties, { query }), meter)),
      ms(`weights changed, ${count} ranked homes`, await costOf(() => reweigh(buyer, homes), meter)),
    ]
  }
  await measure()
  const few = await measure()
  await grow(homes, rankedHomes)
  const many = await measure()
  const anew = await costOf(() => reweigh(buyer, homes, { Verandah: 5 }), meter)
  return [...few, ...many, ms('the same with a criterion that they were never scored by', anew)]
}

let bedrooms = 0

/** Resolves once the last home has its new score. */
const reweigh = async (buyer: Buyer, homes: Documents, additionalCriteria = {}): Promise<void> => {
  bedrooms = (bedrooms + 3) % 11
  const last = await homes
    .find({}, { projection: { _id: 1 } })
    .sort({ _id: -1 })
    .limit(40)
    .toArray()
  const scores = async () => {
    const docs = await homes.find({ _id: { $in: last.map(({ _id }) => _id) } }, { projection: { score: 1 } }).toArray()
    return docs.map(({ score }) => String(score)).join()
  }
  const before = await scores()
  await buyer.call(createWeights, { body: { ...defaultWeights, bedrooms, additionalCriteria } })
  for (let look = 0; look < 600 && (await scores()) === before; look += 1) await wait(100)
  await wait(1_500)
}

/** Adds copies of the existing homes, each with its own id. */
const grow = async (homes: Documents, to: number): Promise<void> => {
  const found = await homes.find({}).toArray()
  const copies = Array.from({ length: to - found.length }, (_none, index): Doc => {
    const original: Document = found[index % found.length] ?? {}
    const propertyId = `copy-${index}`
    const home = { ...(original.home as object), id: propertyId }
    return { ...original, _id: `${original.userId}:${propertyId}`, propertyId, home }
  })
  for (let from = 0; from < copies.length; from += 500) await homes.insertMany(copies.slice(from, from + 500))
}

/** Measures a round of instant saved searches with the same filters, one per buyer, without changes. */
const savedSearches = async ({ client, url, meter }: World): Promise<Figure[]> => {
  const saved = collectionOf(client, 'search', 'saved_searches')
  for (let number = 0; number < followers; number += 1) {
    const buyer = await createBuyer(url)
    const filters = { locations: [richmond], maxPages: '4' }
    const { status } = await buyer.call(saveSearch, { body: { name: 'Richmond', filters, frequency: 'instant' } })
    if (status >= 300) throw new Error(`The search was not saved: ${status}`)
  }
  const untilChecked = async (since: Date) => {
    const checked = { lastCheckedAt: { $gt: since }, runSearchId: { $exists: false } }
    while ((await saved.countDocuments(checked)) < followers) await wait(200)
  }
  await untilChecked(new Date(0))
  const round = async () => {
    const now = new Date()
    await saved.updateMany({}, { $set: { nextCheckAt: now } })
    await untilChecked(now)
    await wait(2_000)
  }
  await round()
  return [ms(`${followers} instant saved searches for the same, a round`, await costOf(round, meter))]
}
