import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serviceNames, type ServiceName } from '@verandah/contracts'
import { connectStore, databaseOf } from '@verandah/kit'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startVerandah, type Verandah } from './start-verandah.ts'
import { requestRepublish } from './republish.ts'
import { feedsTakenIn } from './testing/feeds-taken-in.ts'
import { canaries, createLeaver } from './testing/leaver.ts'
import { patientSearches } from './testing/patient-searches.ts'

let folder: string
let verandah: Verandah
let storeUrl: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-telling-'))
  verandah = await startVerandah({
    DATA_DIR: folder,
    PORT: '0',
    PASSWORD_HASH_MEMORY_KIB: '8192',
    LOG_LEVEL: 'error',
    SAMPLE_FEEDS: '1',
    ...patientSearches,
  })
  storeUrl = await readFile(join(folder, 'store-url'), 'utf8')
  await feedsTakenIn(folder)
  await createLeaver(verandah.url ?? '', 'quarterly')
  await vi.waitFor(async () => expect(await savedSearchesUnderWay()).toBe(0), { timeout: 120_000, interval: 200 })
  await idle()
})
afterAll(async () => {
  await verandah.stop()
  await rm(folder, { recursive: true, force: true })
})

const idle = async () => {
  for (let round = 0; round < 4; round += 1) await Promise.all(verandah.services.map((service) => service.idle()))
}

/** The first run of new saved searches is due at once. */
const savedSearchesUnderWay = async () => {
  const store = await connectStore(storeUrl, databaseOf('search'))
  const saved = store.connection.collection('saved_searches')
  const count = await saved.countDocuments({
    $or: [{ runSearchId: { $exists: true } }, { lastCheckedAt: { $exists: false } }],
  })
  await store.close()
  return count
}

/** Read models: what services received from one another. */
const copies: Partial<Record<ServiceName, readonly string[]>> = {
  search: ['standings', 'user_weights', 'property_notes', 'tracked_properties'],
  shortlist: ['standings', 'homes'],
  calendar: ['homes'],
  notifications: ['addressees', 'subscriptions'],
}

/** Possible effects of handling an event twice. */
const effects: Partial<Record<ServiceName, readonly string[]>> = {
  notifications: ['outgoing_mail', 'notices'],
  search: ['searches', 'search_results', 'user_properties', 'score_overrides'],
  calendar: ['calendar_events'],
  billing: ['billing_customers', 'subscriptions', 'invoices'],
}

const inEach = async <Result>(names: typeof copies, work: (collection: Collection) => Promise<Result>) => {
  const results: [string, Result][] = []
  for (const service of serviceNames) {
    const store = await connectStore(storeUrl, databaseOf(service))
    for (const name of names[service] ?? [])
      results.push([`${service}.${name}`, await work(store.connection.collection(name))])
    await store.close()
  }
  return Object.fromEntries(results)
}

type Collection = Awaited<ReturnType<typeof connectStore>>['connection'] extends { collection(name: string): infer One }
  ? One
  : never

/** Calendars have whole seconds, so the time from which a home is followed may lose its milliseconds. */
const read = (names: typeof copies) =>
  inEach(names, async (collection) => {
    const documents = await collection.find().sort({ _id: 1 }).toArray()
    return documents.map((document) => ({ ...document, ...('reason' in document && { revision: 0 }) }))
  })

const republish = async () => {
  const told = await requestRepublish({ storeUrl })
  await idle()
  return told
}

describe('republished facts', () => {
  it('change nothing when nothing was lost: no second welcome, no second message, no other score', async () => {
    const before = [await read(copies), await read(effects)]
    expect(JSON.stringify(before)).toContain(canaries.email)
    const told = await republish()
    expect(told.map(({ service }) => service)).toEqual(serviceNames)
    for (const { service, count } of told) expect(count, service).toBeGreaterThan(0)
    expect([await read(copies), await read(effects)]).toEqual(before)
  })

  it('restore every read model', async () => {
    // A visit that was planned before the calendar knew its home now takes the home's time zone.
    const { calendar: _visits, ...settled } = effects
    const before = [await read(copies), await read(settled)]
    await inEach(copies, (collection) => collection.deleteMany({}))
    await republish()
    expect([await read(copies), await read(settled)]).toEqual(before)
  })
})
