import { allEvents, deletePurchase, PurchaseChanged, savePurchase } from '@verandah/contracts'
import { interruptWrite, startTestService, type TestService } from '@verandah/kit/testing'
import { wallClockOf } from '@verandah/local-time'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { shortlist } from './index.ts'
import { homeChanged } from './testing/a-home.ts'
import { aPurchase, type PurchaseBody } from './testing/a-purchase.ts'
import { type Buyer, createBuyer } from './testing/buyers.ts'

let service: TestService
let anna: Buyer
beforeEach(async () => {
  service = await startTestService(shortlist)
  anna = createBuyer(service)
})
afterEach(() => service.stop())

const params = { propertyId: 'home-1' }
const put = (body: PurchaseBody = aPurchase()) => service.call(savePurchase, { as: anna.as, params, body })
const drop = () => service.call(deletePurchase, { as: anna.as, params })
const told = () => anna.said(PurchaseChanged)
const last = async () => (await told()).at(-1)
const introduce = (home: Parameters<typeof homeChanged>[0] = {}) => service.receive(homeChanged(home))
/** A saved home with its details and a purchase. */
const buy = async () => {
  const { body } = await anna.save('home-1')
  await introduce()
  const { revision } = (await put()).body
  return { id: body.id, revision }
}

describe('a purchase is told', () => {
  it('with each change, by its terms, ticks and home', async () => {
    const { revision } = await buy()
    expect(await told()).toMatchObject([
      {
        userId: anna.id,
        propertyId: 'home-1',
        purchase: {
          home: { state: 'VIC', address: '39 Example Street, Richmond VIC 3121', isAuction: false, auctionOn: null },
          terms: { contractOn: '2026-12-01', settlementOn: '2027-01-29' },
          done: ['review-contract'],
        },
      },
    ])
    await put(aPurchase({ revision, done: [] }))
    expect(await last()).toMatchObject({ purchase: { done: [] } })
  })

  it('without offers, prices of the buyer and people, which are in no event and no log', async () => {
    await buy()
    await drop()
    await service.idle()
    const events = JSON.stringify([allEvents.map((event) => service.bus.published(event)), service.logLines])
    expect(events).toContain(anna.id)
    for (const secret of ['Mia Chen', '805000', 'offer-1']) expect(events).not.toContain(secret)
  })

  it('without a home until its details come, and anew when these change', async () => {
    await anna.save('home-1')
    await put()
    expect(await told()).toMatchObject([{ purchase: null }])
    await introduce()
    expect(await last()).toMatchObject({ purchase: { home: { isAuction: false } } })
    await introduce({ revision: 2, auction: true, auctionDate: '2026-12-05T14:00:00.000Z' })
    expect(await last()).toMatchObject({ purchase: { home: { isAuction: true, auctionOn: '2026-12-06' } } })
    await introduce({ revision: 3, auction: true, auctionDate: '2026-12-05T14:00:00.000Z', description: 'New words' })
    expect(await told()).toHaveLength(3)
  })

  it('as over when it is deleted, and again when there is another one', async () => {
    await buy()
    await drop()
    expect(await last()).toMatchObject({ purchase: null })
    expect((await put()).status).toBe(200)
    expect(await last()).toMatchObject({ purchase: { done: ['review-contract'] } })
    expect((await drop()).status).toBe(204)
    expect((await drop()).status).toBe(404)
  })

  it.each([
    ['is lost', (id: string) => anna.edit(id, { stage: 'lost' }), (id: string) => anna.edit(id, { stage: 'offered' })],
    ['leaves the shortlist', (id: string) => anna.remove(id), () => anna.save('home-1')],
  ])('as over when its home %s, and again when it is taken up', async (_, letGo, takeUp) => {
    const { id } = await buy()
    await letGo(id)
    expect(await last()).toMatchObject({ purchase: null })
    await takeUp(id)
    expect(await last()).toMatchObject({ purchase: { done: ['review-contract'] } })
    expect(await told()).toHaveLength(3)
  })

  it('not anew by a stage that pursues the home, or by its end with the keys', async () => {
    const { id } = await buy()
    for (const stage of ['under-contract', 'bought'] as const) await anna.edit(id, { stage })
    expect(await told()).toHaveLength(1)
  })

  it('in revisions that grow, even if the clock is put back', async () => {
    const { revision } = await buy()
    service.clock.advance(-60_000)
    await put(aPurchase({ revision, done: [] }))
    await drop()
    await put()
    const revisions = (await told()).map(({ revision }) => revision)
    expect(revisions).toEqual(revisions.toSorted((a, b) => a - b))
    expect(new Set(revisions).size).toBe(4)
  })

  it('once by each state, when an event is repeated', async () => {
    await buy()
    await introduce()
    await introduce()
    expect(await told()).toHaveLength(1)
  })
})

describe('the auction of a purchase is told', () => {
  it.each([
    ['', { outcome: 'sold', price: 900_000 }, 'auction'],
    [', and how it was sold is open where it was passed in', { outcome: 'passedIn', price: null }, null],
  ] as const)('after the advert drops it%s', async (_, result, method) => {
    const { body } = await anna.save('home-1')
    const auctionDate = service.clock.now().toISOString()
    const auctionOn = wallClockOf(auctionDate, 'Australia/Melbourne').date
    await introduce({ auction: true, auctionDate })
    const { revision } = (await put(aPurchase({ terms: { settlementOn: '2027-01-29' } }))).body
    await anna.edit(body.id, { saleResult: { ...result, day: auctionOn } })
    await introduce({ revision: 2 })
    expect(await last()).toMatchObject({ purchase: { terms: { method, auctionOn, settlementOn: '2027-01-29' } } })
    expect((await put(aPurchase({ revision }))).body).toMatchObject({
      code: 'edit-conflict',
      current: { terms: { auctionOn } },
    })
  })

  it('as advertised once a home that was passed in has another auction', async () => {
    const { body } = await anna.save('home-1')
    const auctionDate = service.clock.now().toISOString()
    const day = wallClockOf(auctionDate, 'Australia/Melbourne').date
    await introduce({ auction: true, auctionDate })
    await put(aPurchase({ terms: {} }))
    await anna.edit(body.id, { saleResult: { outcome: 'passedIn', price: null, day } })
    await introduce({ revision: 2 })
    expect(await last()).toMatchObject({ purchase: { terms: { auctionOn: day } } })
    await introduce({ revision: 3, auction: true, auctionDate: '2027-03-06T01:00:00.000Z' })
    expect(await last()).toMatchObject({ purchase: { home: { auctionOn: '2027-03-06' }, terms: { auctionOn: null } } })
  })

  it('no more if it was called off before its day', async () => {
    await anna.save('home-1')
    const auctionDate = new Date(service.clock.now().getTime() + 48 * 60 * 60_000).toISOString()
    await introduce({ auction: true, auctionDate })
    await put(aPurchase({ terms: {} }))
    await introduce({ revision: 2 })
    expect(await last()).toMatchObject({ purchase: { terms: { method: null, auctionOn: null } } })
  })
})

describe('the job of purchases', () => {
  it('tells of those that an earlier build recorded', async () => {
    await buy()
    const purchases = service.store.collection('purchases')
    await purchases.updateOne({}, { $unset: { told: 1, home: 1 } })
    await service.runJob('tell-purchases')
    expect(await told()).toHaveLength(2)
    expect(await last()).toMatchObject({ purchase: { home: { state: 'VIC' } } })
    await service.runJob('tell-purchases')
    expect(await told()).toHaveLength(2)
  })

  it('drops what is left of a deleted one after a day', async () => {
    await buy()
    await drop()
    await service.idle()
    const kept = () => service.store.collection('purchases').find().toArray()
    service.clock.advance(23 * 60 * 60_000)
    await service.runJob('tell-purchases')
    expect(await kept()).toMatchObject([{ details: null, home: null }])
    service.clock.advance(60 * 60_000)
    await service.runJob('tell-purchases')
    expect(await kept()).toEqual([])
  })
})

it('a purchase keeps the newest home when an older one is told of at the same moment', async () => {
  await buy()
  const auctionOn = (revision: number, day: string) =>
    homeChanged({ revision, auction: true, auctionDate: `${day}T01:00:00.000Z` })
  const stored = () => service.store.collection('purchases').findOne({ userId: anna.id })
  const newer = interruptWrite(2, async () => {
    await service.bus.publish(auctionOn(3, '2026-12-12'))
    await expect.poll(stored).toMatchObject({ home: { auctionOn: '2026-12-12' } })
  })
  await service.receive(auctionOn(2, '2026-12-05')).finally(newer.stop)
  expect(newer.wasReached()).toBe(true)
  expect(await last()).toMatchObject({ purchase: { home: { auctionOn: '2026-12-12' } } })
  expect(await stored()).toMatchObject({ home: { auctionOn: '2026-12-12' } })
})
