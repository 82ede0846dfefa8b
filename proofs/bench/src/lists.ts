import { setTimeout as wait } from 'node:timers/promises'
import {
  createCalendarEvent,
  createWeights,
  defaultWeights,
  listCalendarEvents,
  listProperties,
  listSavedProperties,
  savedHomesLimit,
  saveProperty,
  saveSearch,
} from '@verandah/contracts'
import { createBuyer, richmond, type Buyer } from '@verandah/runtime/testing'
import type { Collection } from 'mongodb'
import { copyDocuments, type Doc } from './copy-documents.ts'
import { openBuyer } from './follow-search.ts'
import { figuresIn, inTurn, type Figure } from './measure.ts'
import { startProductAndStore, withoutBudgets } from './processes.ts'
import { cpuMsOfCall, openMeter, type Meter } from './usage.ts'

const rankedHomes = 10_000
const calendarEvents = 900
const followers = 20
const hourMs = 60 * 60_000

interface World {
  readonly url: string
  readonly buyer: Buyer
  readonly use: Meter
  readonly collectionOf: (service: string, name: string) => Collection<Doc>
}

/** Measures lists that grow with a buyer, short and long. CPU includes product and store. */
export async function benchLists(): Promise<Figure[]> {
  const { product, store } = await startProductAndStore(withoutBudgets)
  const buyer = await openBuyer(product.url)
  await buyer.waitFor(await buyer.search({ locations: [richmond], maxPages: '20' }), 60_000)
  const collectionOf: World['collectionOf'] = (service, name) => store.client.db(`verandah_${service}`).collection(name)
  const world = { url: product.url, buyer, use: await openMeter(product, store), collectionOf }
  return figuresIn('ms', {
    ...(await costsOfRanking(world)),
    ...(await costsOfPlans(world)),
    ...(await costsOfSavedSearches(world)),
  })
}

/** Measures `GET /api/properties` and changed weights, with the homes of one search and with many. */
const costsOfRanking = async ({ buyer, use, collectionOf }: World) => {
  const homes = collectionOf('search', 'user_properties')
  const measure = async () => {
    const count = await homes.countDocuments()
    const first = await buyer.call(listProperties)
    const link = new URL(/<(.*?)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '', 'http://x')
    const query = { cursor: link.searchParams.get('cursor') ?? '' }
    return {
      [`GET /api/properties, first page of ${count}`]: await cpuMsOfCall(use, () => buyer.call(listProperties)),
      [`the page behind it, of ${count}`]: await cpuMsOfCall(use, () => buyer.call(listProperties, { query })),
      [`weights changed, ${count} ranked homes`]: (await use(() => reweigh(buyer, homes))).cpuMs,
    }
  }
  await measure()
  const few = await measure()
  await copyDocuments(homes, rankedHomes, ({ userId, home }, number) => {
    const propertyId = `copy-${number}`
    return { _id: `${userId}:${propertyId}`, propertyId, home: { ...(home as object), id: propertyId } }
  })
  const many = await measure()
  const anew = await use(() => reweigh(buyer, homes, { Verandah: 5 }))
  return { ...few, ...many, 'the same with a criterion that they were never scored by': anew.cpuMs }
}

let bedrooms = 0

/** Resolves once the last home has its new score. */
const reweigh = async (buyer: Buyer, homes: Collection<Doc>, additionalCriteria = {}): Promise<void> => {
  bedrooms = (bedrooms + 3) % 11
  const scores = async () => {
    const last = await homes
      .find({}, { projection: { score: 1 } })
      .sort({ _id: -1 })
      .limit(40)
      .toArray()
    return last.map(({ score }) => String(score)).join()
  }
  const before = await scores()
  await buyer.call(createWeights, { body: { ...defaultWeights, bedrooms, additionalCriteria } })
  for (let look = 0; look < 600 && (await scores()) === before; look += 1) await wait(100)
  await wait(1_500)
}

/** Measures the saved list and the calendar with as many entries as they may have. */
const costsOfPlans = async ({ buyer, use, collectionOf }: World) => {
  const [one] = (await buyer.call(listProperties)).body
  const propertyId = one?.id ?? ''
  await buyer.call(saveProperty, { body: { propertyId } })
  const startTime = new Date(Date.now() + 24 * hourMs).toISOString()
  await buyer.call(createCalendarEvent, {
    body: { propertyId, title: 'Look at it', startTime, eventType: 'Private Inspection' },
  })
  const homes = collectionOf('shortlist', 'homes')
  while ((await homes.countDocuments()) === 0) await wait(100)
  await copyDocuments(homes, savedHomesLimit, (_, number) => ({ _id: `copy-${number}` }))
  const later = (value: unknown, hours: number) => new Date((value as Date).getTime() + hours * hourMs)
  await copyDocuments(collectionOf('shortlist', 'saved_properties'), savedHomesLimit, ({ createdAt }, number) => ({
    _id: `saved-${number}`,
    propertyId: `copy-${number}`,
    createdAt: later(createdAt, number),
  }))
  await copyDocuments(collectionOf('calendar', 'calendar_events'), calendarEvents, (event, number) => ({
    _id: `event-${number}`,
    propertyId: `copy-${number}`,
    startTime: later(event.startTime, number),
    occupiedUntil: later(event.occupiedUntil, number),
  }))
  const params = { id: 'me' }
  const page = { query: { limit: 24 } } as object
  const saved = (given = {}) => cpuMsOfCall(use, () => buyer.call(listSavedProperties, given))
  const events = (given = {}) => cpuMsOfCall(use, () => buyer.call(listCalendarEvents, { params, ...given }))
  return {
    [`the saved list, whole, ${savedHomesLimit}`]: await saved(),
    [`the saved list, a page of ${savedHomesLimit}`]: await saved(page),
    [`the calendar, whole, ${calendarEvents}`]: await events(),
    [`the calendar, a page of ${calendarEvents}`]: await events(page),
  }
}

/** Measures a round of instant saved searches with the same filters, one per buyer, without changes. */
const costsOfSavedSearches = async ({ url, use, collectionOf }: World) => {
  const saved = collectionOf('search', 'saved_searches')
  await inTurn(followers, async () => {
    const buyer = await createBuyer(url)
    const filters = { locations: [richmond], maxPages: '4' }
    const { status } = await buyer.call(saveSearch, { body: { name: 'Richmond', filters, frequency: 'instant' } })
    if (status >= 300) throw new Error(`The search was not saved: ${status}`)
  })
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
  return { [`${followers} instant saved searches for the same, a round`]: (await use(round)).cpuMs }
}
