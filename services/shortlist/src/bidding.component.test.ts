import {
  NotesChanged,
  PropertySaved,
  type SavedProperty,
  UserExportRequested,
  userDataEvents,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shortlist } from './index.ts'
import { createBuyer, type Buyer } from './testing/buyers.ts'

let service: TestService
let buyer: Buyer
let seen: SavedProperty
beforeAll(async () => {
  service = await startTestService(shortlist)
})
afterAll(() => service.stop())
beforeEach(async () => {
  buyer = createBuyer(service)
  seen = (await buyer.save('home-1')).body
})

const stop = { price: 812_000, reason: 'Two bathrooms at most are worth that', isPrivate: true }
const sold = { outcome: 'sold', price: 845_000, day: '2020-11-28' } as const

describe('the walk-away price of a saved home', () => {
  it('is set with a reason, replaced as a whole and cleared', async () => {
    expect(seen).toMatchObject({ walkAway: null, saleResult: null })
    const { body } = await buyer.edit(seen.id, { walkAway: { price: 812_000, reason: ` ${stop.reason} ` } })
    expect(body.walkAway).toEqual(stop)
    expect(body.revision).toBeGreaterThan(seen.revision)
    expect(await buyer.list()).toEqual([body])
    const replaced = await buyer.edit(seen.id, { walkAway: { price: 820_000, isPrivate: false } })
    expect(replaced.body.walkAway).toEqual({ price: 820_000, reason: '', isPrivate: false })
    expect((await buyer.edit(seen.id, { walkAway: null })).body.walkAway).toBeNull()
  })

  it('creates no revision when it is repeated', async () => {
    const { body } = await buyer.edit(seen.id, { walkAway: stop })
    expect((await buyer.edit(seen.id, { walkAway: stop })).body).toEqual(body)
  })

  it('saves a home with it, and a later save replaces it, also when the home had been removed', async () => {
    const { body } = await buyer.save('home-2', { walkAway: stop })
    expect(body.walkAway).toEqual(stop)
    expect((await buyer.save('home-2')).body.walkAway).toEqual(stop)
    await buyer.remove(body.id)
    const restored = await buyer.save('home-2', { walkAway: { ...stop, price: 800_000 } })
    expect(restored.body.walkAway).toEqual({ ...stop, price: 800_000 })
  })

  it('of two tabs is the later one with its reason, and not reverted by a tab that sends the whole record', async () => {
    const first = (await buyer.edit(seen.id, { revision: seen.revision, walkAway: stop })).body
    const { body } = await buyer.edit(seen.id, { revision: seen.revision, walkAway: { price: 790_000 } })
    expect(body.walkAway).toEqual({ price: 790_000, reason: '', isPrivate: true })
    await buyer.edit(seen.id, { ...seen, stage: 'seen' })
    const whole = await buyer.edit(seen.id, { ...first, favorite: true })
    expect(whole.body).toMatchObject({ favorite: true, walkAway: { price: 790_000 } })
  })
})

describe('the result of a sale', () => {
  it('is recorded, corrected and withdrawn', async () => {
    expect((await buyer.edit(seen.id, { saleResult: sold })).body.saleResult).toEqual(sold)
    const { body } = await buyer.edit(seen.id, { saleResult: { outcome: 'passedIn', day: '2020-11-28' } })
    expect(body.saleResult).toEqual({ outcome: 'passedIn', price: null, day: '2020-11-28' })
    expect((await buyer.edit(seen.id, { saleResult: null })).body.saleResult).toBeNull()
  })

  it('may be of the day that has begun in Sydney', async () => {
    const today = new Date(service.clock.now().getTime() + 11 * 3_600_000).toISOString().slice(0, 10)
    expect((await buyer.edit(seen.id, { saleResult: { ...sold, day: today } })).status).toBe(200)
  })
})

describe('both are the buyer’s own', () => {
  it('no event carries them', async () => {
    await buyer.edit(seen.id, { walkAway: stop, saleResult: sold })
    expect(await buyer.said(PropertySaved)).toHaveLength(1)
    expect(await buyer.said(NotesChanged)).toEqual([])
  })

  it('the export holds them', async () => {
    await buyer.edit(seen.id, { walkAway: stop, saleResult: sold })
    await service.receive(newEvent(UserExportRequested, { userId: buyer.id, exportId: buyer.id }, service))
    const [part] = await buyer.said(userDataEvents.shortlist.exported)
    expect(JSON.parse(part!.data)).toMatchObject({ savedProperties: [{ walkAway: stop, saleResult: sold }] })
  })
})

describe('what cannot be one is refused with the field and the remedy', () => {
  it.each([
    [{ walkAway: { price: 812_000.5 } }, 'walkAway.price', 'whole dollars'],
    [{ walkAway: { price: 812 } }, 'walkAway.price', 'at least $1,000'],
    [{ walkAway: { price: 812_000, reason: 'x'.repeat(201) } }, 'walkAway.reason', ''],
    [{ saleResult: { ...sold, outcome: 'lost' as 'sold' } }, 'saleResult.outcome', ''],
    [{ saleResult: { outcome: 'bought', day: '2020-11-28' } }, 'saleResult.price', 'the price for which you bought it'],
    [{ saleResult: { ...sold, day: '28 Nov' } }, 'saleResult.day', 'YYYY-MM-DD'],
    [{ saleResult: { ...sold, day: '2999-01-01' } }, 'saleResult.day', 'give today or an earlier day'],
  ] as const)('%j', async (body, field, remedy) => {
    for (const reply of [await buyer.edit(seen.id, body), await buyer.save('home-new', body)]) {
      expect(reply.status).toBe(400)
      expect(reply.body).toMatchObject({ errors: [{ field }] })
      expect(JSON.stringify(reply.body)).toContain(remedy)
    }
    expect(await buyer.list()).toEqual([seen])
  })
})

describe('a record of a build without them', () => {
  beforeEach(async () => {
    const stored = service.store.collection('saved_properties')
    await stored.updateOne({ userId: buyer.id }, { $unset: { walkAway: 1, saleResult: 1 } })
  })

  it('has none, an edit that repeats it writes nothing, and it takes one', async () => {
    expect(await buyer.list()).toEqual([seen])
    expect((await buyer.edit(seen.id, seen)).body).toEqual(seen)
    expect((await buyer.edit(seen.id, { walkAway: stop, revision: seen.revision })).body.walkAway).toEqual(stop)
  })
})
