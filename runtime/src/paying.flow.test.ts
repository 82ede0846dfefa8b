import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createSubscription,
  getSubscription,
  listInvoices,
  listSavedPropertiesOf,
  payWithLocalCard,
  requestSearch,
  saveProperty,
} from '@verandah/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startVerandah, type Verandah } from './start-verandah.ts'
import { createBuyer, richmond, type Buyer } from './testing/buyer.ts'
import { patientSearches } from './testing/patient-searches.ts'

let folder: string
let verandah: Verandah
let buyer: Buyer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-paying-'))
  verandah = await startVerandah({
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'error',
    PASSWORD_HASH_MEMORY_KIB: '8192',
    SAMPLE_FEEDS: '1',
    ...patientSearches,
  })
  buyer = await createBuyer(verandah.url ?? '', { plan: 'quarterly' })
})
afterAll(async () => {
  await verandah.stop()
  await rm(folder, { recursive: true, force: true })
})

const search = { body: { locations: [richmond] } }
const saved = () => buyer.call(listSavedPropertiesOf, { params: { userId: 'me' } })

describe('a buyer who chose a paid plan', () => {
  it('is sent to the plans until the first payment', async () => {
    expect(await buyer.call(requestSearch, search)).toMatchObject({ status: 403, body: { code: 'search-not-allowed' } })
    expect(await saved()).toMatchObject({ status: 403, body: { code: 'subscription-required' } })
  })

  it('pays by card, and everything opens within the current session', async () => {
    const { clientSecret = '' } = (await buyer.call(createSubscription, { body: { plan: 'quarterly' } })).body
    const card = { clientSecret, number: '4242 4242 4242 4242', expMonth: 12, expYear: 2030, cvc: '123' }
    expect((await buyer.call(payWithLocalCard, { body: card })).body).toMatchObject({ status: 'succeeded' })
    await expect.poll(async () => (await buyer.call(getSubscription)).body.status, waiting).toBe('active')
    await expect.poll(async () => (await buyer.call(requestSearch, search)).status, waiting).toBe(202)
    await expect.poll(async () => (await saved()).status, waiting).toBe(200)
    await expect
      .poll(async () => (await buyer.call(listInvoices)).body.map(({ totalCents }) => totalCents), waiting)
      .toEqual([3_000])
  })

  it('has a home on the shortlist once, however often the heart is pressed', async () => {
    const searchId = await buyer.search()
    await buyer.waitFor(searchId, 120_000)
    const [home] = await buyer.resultsOf(searchId)
    const heart = { body: { propertyId: home?.id ?? '', favorite: true, searchId } }
    await Promise.all([1, 2, 3].map(() => buyer.call(saveProperty, heart)))
    expect((await saved()).body.map(({ propertyId }) => propertyId)).toEqual([home?.id])
  })
})

const waiting = { timeout: 120_000 }
