import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  getCriteria,
  getCurrentUser,
  getNotificationPreferences,
  getSubscription,
  getWeights,
  listCalendarEvents,
  listInvoices,
  listSavedProperties,
  listSavedSearches,
  listSearches,
  login,
  requestSearch,
} from '@verandah/contracts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createBrowser, type Call } from './testing/browser.ts'
import { richmond, searching } from './testing/buyer.ts'
import { keepStore, layOutKeptStore } from './testing/kept-store.ts'
import { canaries, createLeaver, leaversPassword } from './testing/leaver.ts'
import { startKillableProduct, type KillableProduct } from './testing/start-killable-product.ts'

/**
 * `KEEP_STORE=1` regenerates the kept store with this build: only when a release no longer has to open an older one.
 */
const isKeeping = process.env.KEEP_STORE === '1'

let folder: string
let product: KillableProduct
let told: Awaited<ReturnType<typeof readAll>>

const start = () =>
  startKillableProduct({
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    PASSWORD_HASH_MEMORY_KIB: '8192',
    RANKED_HOMES_KEPT_MS: String(100 * 365 * 24 * 60 * 60_000),
  })

/** Reads everything of a buyer that neither the clock nor the market changes. */
const readAll = async (call: Call) => {
  const ofUser = { params: { userId: '1' } }
  const searches = (await call(listSearches)).body.map(({ id, filters, createdAt }) => ({ id, filters, createdAt }))
  const saved = (await call(listSavedProperties)).body
  return {
    user: (await call(getCurrentUser)).body,
    criteria: (await call(getCriteria)).body,
    weights: (await call(getWeights, ofUser)).body,
    searches,
    savedSearches: (await call(listSavedSearches)).body.map(({ id, name, filters }) => ({ id, name, filters })),
    saved: saved.map(({ id, propertyId, notes, tags, favorite }) => ({ id, propertyId, notes, tags, favorite })),
    events: (await call(listCalendarEvents, { params: { id: '1' } })).body.map(({ id, title, notes, startTime }) => ({
      id,
      title,
      notes,
      startTime,
    })),
    invoices: (await call(listInvoices)).body,
    plan: (await call(getSubscription)).body.plan,
    preferences: (await call(getNotificationPreferences)).body,
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-'))
  if (!isKeeping) told = await layOutKeptStore(folder)
  product = await start()
})
afterAll(async () => {
  await product.stop()
  await rm(folder, { recursive: true, force: true })
})

it.runIf(isKeeping)('a store is kept for later builds, with a search that a crash interrupted', async () => {
  const call = await createLeaver(product.url, 'annual')
  const cutOff = await call(requestSearch, { body: { locations: [richmond] } })
  expect(cutOff.status).toBe(202)
  const before = await readAll(call)
  await product.kill()
  await keepStore(folder, before)
})

it.skipIf(isKeeping)('data stored by an earlier build is complete, and its unfinished work continues', async () => {
  const call = createBrowser(product.url)
  const { username } = canaries
  expect((await call(login, { body: { username, password: leaversPassword } })).status).toBe(200)
  expect(await readAll(call)).toMatchObject(told)
  const { resultsOf, statusOf } = searching(call)
  const [cutOff, finished] = told.searches
  await vi.waitFor(async () => expect((await statusOf(cutOff!.id)).status).toBe('completed'), { timeout: 120_000 })
  const homes = await resultsOf(finished!.id)
  expect(homes.length).toBeGreaterThan(10)
  expect(homes.find(({ id }) => id === told.saved[0]?.propertyId)).toMatchObject({ tags: [canaries.tag] })
})
