import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
import { createBuyer, feedsTakenIn, richmond, saveWeights, type Buyer } from '@verandah/runtime/testing'
import { MongoClient, type Document } from 'mongodb'
import type { Figure } from './measure.ts'
import { cpuMsOf, idleShareOf, startProduct, startStoreProcess, withoutBudgets } from './product-process.ts'

const calls = 40
const rankedHomes = 10_000
const calendarEvents = 900
const followers = 20

type Doc = Document & { _id: string }

/** What lists cost that grow with a buyer, while they are short and when they are long. CPU is of product and store together. */
export const benchLists = async (): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-bench-lists-'))
  const store = await startStoreProcess(join(folder, 'store'))
  const product = await startProduct(folder, { MONGODB_URL: store.url, ...withoutBudgets })
  const client = await new MongoClient(store.url).connect()
  try {
    await feedsTakenIn(folder)
    const buyer = await createBuyer(product.url)
    await saveWeights(buyer)
    await buyer.waitFor(await buyer.search({ locations: [richmond], maxPages: '20' }), 60_000)
    const cpuMs = async () => (await cpuMsOf(product.pid)) + (await cpuMsOf(store.pid))
    const world = { client, buyer, url: product.url, meter: { cpuMs, idleShare: await idleShareOf(cpuMs) } }
    return [...(await ranking(world)), ...(await planning(world)), ...(await savedSearches(world))]
  } finally {
    await client.close()
    await product.stop()
    await store.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Meter {
  cpuMs: () => Promise<number>
  /** Of a processor, while nobody asks anything. */
  idleShare: number
}

interface World {
  client: MongoClient
  buyer: Buyer
  url: string
  meter: Meter
}

const costOf = async (work: () => Promise<unknown>, { cpuMs, idleShare }: Meter): Promise<number> => {
  const [begunAt, before] = [performance.now(), await cpuMs()]
  await work()
  return (await cpuMs()) - before - idleShare * (performance.now() - begunAt)
}

const callCost = async (ask: () => Promise<{ status: number }>, meter: Meter): Promise<number> => {
  const askOften = async () => {
    for (let call = 0; call < calls; call += 1) {
      const { status } = await ask()
      if (status >= 300) throw new Error(`The call was answered by ${status}`)
    }
  }
  await askOften()
  return (await costOf(askOften, meter)) / calls
}

const ms = (name: string, value: number): Figure => ({ name, value, unit: 'ms' })

/** `GET /api/properties`, and weights that change, of what one search found and of many homes. */
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
  return [...few, ...(await measure())]
}

type Documents = ReturnType<typeof collectionOf>
const collectionOf = (client: MongoClient, service: string, name: string) =>
  client.db(`verandah_${service}`).collection<Doc>(name)

let bedrooms = 0

/** Until the last home has its score. */
const reweigh = async (buyer: Buyer, homes: Documents): Promise<void> => {
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
  await buyer.call(createWeights, { body: { ...defaultWeights, bedrooms } })
  for (let look = 0; look < 600 && (await scores()) === before; look += 1) await wait(100)
  await wait(1_500)
}

/** More like those that are there, each with an id of its own. */
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

/** The saved list and the calendar, with a few and as many as a buyer may have. */
const planning = async ({ client, buyer, meter }: World): Promise<Figure[]> => {
  const [one] = (await buyer.call(listProperties)).body
  const propertyId = one?.id ?? ''
  await buyer.call(saveProperty, { body: { propertyId } })
  const startTime = new Date(Date.now() + 24 * 60 * 60_000).toISOString()
  await buyer.call(createCalendarEvent, {
    body: { propertyId, title: 'Look at it', startTime, eventType: 'Private Inspection' },
  })
  const [saved, homes, events] = [
    collectionOf(client, 'shortlist', 'saved_properties'),
    collectionOf(client, 'shortlist', 'homes'),
    collectionOf(client, 'calendar', 'calendar_events'),
  ]
  while ((await homes.countDocuments()) === 0) await wait(100)
  const measure = async (): Promise<Figure[]> => {
    const [savedCount, eventsCount] = [await saved.countDocuments(), await events.countDocuments()]
    const list = { query: { limit: 24 } } as object
    const params = { id: 'me' }
    return [
      ms(`the saved list, whole, ${savedCount}`, await callCost(() => buyer.call(listSavedProperties), meter)),
      ms(`the saved list, a page of ${savedCount}`, await callCost(() => buyer.call(listSavedProperties, list), meter)),
      ms(
        `the calendar, whole, ${eventsCount}`,
        await callCost(() => buyer.call(listCalendarEvents, { params }), meter),
      ),
      ms(
        `the calendar, a page of ${eventsCount}`,
        await callCost(() => buyer.call(listCalendarEvents, { params, ...list }), meter),
      ),
      ms(
        `the calendar, the next four of ${eventsCount}`,
        await callCost(() => buyer.call(listCalendarEvents, { params, query: { upcoming: 4 } }), meter),
      ),
    ]
  }
  await multiply(saved, 25)
  await multiply(homes, 25)
  await multiply(events, 25)
  const few = await measure()
  await multiply(saved, savedHomesLimit)
  await multiply(homes, savedHomesLimit)
  await multiply(events, calendarEvents)
  return [...few, ...(await measure())]
}

const hourMs = 60 * 60_000

/** More like the first one, each of another home and an hour later. */
const multiply = async (collection: Documents, to: number): Promise<void> => {
  const count = await collection.countDocuments()
  const original: Document | null = await collection.findOne({})
  if (!original) throw new Error('There is nothing to multiply')
  const later = (value: unknown, hours: number) => new Date((value as Date).getTime() + hours * hourMs)
  const isEvent = original.startTime !== undefined
  const copies = Array.from({ length: to - count }, (_none, index): Doc => {
    const number = count + index
    const propertyId = `copy-${number}`
    if (original.home) return { ...original, _id: propertyId }
    if (!isEvent)
      return { ...original, _id: `saved-${number}`, propertyId, createdAt: later(original.createdAt, number) }
    const times = { startTime: later(original.startTime, number), occupiedUntil: later(original.occupiedUntil, number) }
    return { ...original, _id: `event-${number}`, propertyId, ...times }
  })
  await collection.insertMany(copies)
}

/** A round of instant saved searches with the same filters, one each of several buyers, in which nothing has changed. */
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
