import { deletePurchase, listPurchases, PurchaseChanged, savePurchase } from '@verandah/contracts'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { householdOf } from '@verandah/user-records/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { shortlist } from './index.ts'
import { homeChanged } from './testing/a-home.ts'
import { aPurchase, type PurchaseBody } from './testing/a-purchase.ts'
import { type Buyer, createBuyer } from './testing/buyers.ts'

let service: TestService
let anna: Buyer
let tom: Buyer
beforeEach(async () => {
  service = await startTestService(shortlist)
  anna = createBuyer(service)
  tom = createBuyer(service)
})
afterEach(() => service.stop())

const put = ({ as }: Buyer, body: PurchaseBody = aPurchase(), propertyId = 'home-1') =>
  service.call(savePurchase, { as, params: { propertyId }, body })
const drop = ({ as }: Buyer, propertyId = 'home-1') => service.call(deletePurchase, { as, params: { propertyId } })
const list = async ({ as }: Buyer) => (await service.call(listPurchases, { as })).body
const days = (count: number) => count * 24 * 60 * 60 * 1000

describe('the record of a purchase', () => {
  it('is saved, listed, changed and deleted, and says nothing that was not said', async () => {
    await anna.save('home-1')
    const { body: first } = await put(anna)
    expect(first).toMatchObject({ propertyId: 'home-1', updatedAt: service.clock.now().toISOString() })
    expect(first.terms).toMatchObject({ contractOn: '2026-12-01', financeDays: 14, financeBy: null, isStrata: null })
    expect(first.offers[0]).toMatchObject({ amountAud: 805_000, expiresAt: null, note: '' })
    const { body: second } = await put(anna, { ...first, people: [], done: [] })
    expect(second).toMatchObject({
      revision: first.revision + 1,
      people: [],
      done: [],
      offers: first.offers,
      terms: first.terms,
    })
    expect(await list(anna)).toEqual([second])
    expect((await drop(anna)).status).toBe(204)
    expect(await list(anna)).toEqual([])
    expect((await drop(anna)).status).toBe(404)
  })

  it('that another tab has changed is not overwritten, and shown', async () => {
    await anna.save('home-1')
    const { revision: first } = (await put(anna)).body
    const { body: current } = await put(anna, aPurchase({ revision: first, people: [] }))
    for (const revision of [null, first, first + 2]) {
      const { status, body } = await put(anna, aPurchase({ revision }))
      expect([status, body]).toMatchObject([409, { code: 'edit-conflict', current }])
    }
  })

  it('that another tab has deleted is a conflict with nothing', async () => {
    await anna.save('home-1')
    const { status, body } = await put(anna, aPurchase({ revision: 4 }))
    expect([status, body]).toMatchObject([409, { code: 'edit-conflict', current: null }])
  })

  it('that was deleted and begun anew elsewhere is not overwritten by a tab that shows the old one', async () => {
    await anna.save('home-1')
    const { revision } = (await put(anna)).body
    for (const wait of [0, 1]) {
      await drop(anna)
      await service.idle()
      service.clock.advance(days(wait))
      await service.runJob('tell-purchases')
      anna = createBuyer(service, { sub: anna.id })
      const { body: anew } = await put(anna, aPurchase({ people: [] }))
      expect((await put(anna, aPurchase({ revision }))).status).toBe(409)
      expect(await list(anna)).toEqual([anew])
    }
  })

  it('needs the home on the shortlist', async () => {
    expect((await put(anna)).status).toBe(404)
    await tom.save('home-1')
    expect((await put(anna)).status).toBe(404)
    expect(await list(anna)).toEqual([])
  })

  it('is its owner’s alone, also in a household', async () => {
    await service.receive(householdOf({ Anna: anna.id, Tom: tom.id }, service))
    await anna.save('home-1')
    await tom.save('home-1')
    const { revision } = (await put(anna)).body
    expect(await list(tom)).toEqual([])
    expect((await drop(tom)).status).toBe(404)
    expect((await put(tom, aPurchase({ revision }))).status).toBe(409)
    expect((await put(tom, aPurchase({ people: [] }))).body).toMatchObject({ people: [] })
    expect(await list(anna)).toMatchObject([{ people: [{ name: 'Mia Chen' }] }])
  })
})

it('purchases that earlier builds recorded are told although one is damaged', async () => {
  await anna.save('home-1')
  await service.receive(homeChanged())
  await put(anna)
  const told = () => anna.said(PurchaseChanged)
  const purchases = service.store.collection<{ _id: string }>('purchases')
  const { _id, ...doc } = (await purchases.findOne())!
  const before = (await told()).length
  await purchases.insertOne({ ...doc, _id: '0', details: {} } as never)
  await purchases.deleteOne({ _id })
  await purchases.insertOne({ ...doc, _id })
  await purchases.updateMany({}, { $unset: { told: 1 } })
  await service.runJob('tell-purchases')
  expect(await told()).toHaveLength(before + 1)
})

describe('the record of a home that leaves the shortlist', () => {
  const purge = () => service.runJob('purge-removed-homes')

  it('comes back with the home', async () => {
    const { body } = await anna.save('home-1')
    const { revision } = (await put(anna)).body
    await anna.remove(body.id)
    expect((await put(anna, aPurchase({ revision }))).status).toBe(404)
    expect(await list(anna)).toMatchObject([{ propertyId: 'home-1' }])
    service.clock.advance(days(29))
    await purge()
    await createBuyerAgain().save('home-1')
    expect((await put(createBuyerAgain(), aPurchase({ revision }))).body).toMatchObject({ revision: revision + 1 })
  })

  it('is deleted with it, and no other', async () => {
    const { body } = await anna.save('home-1')
    await anna.save('home-2')
    await tom.save('home-1')
    await put(anna)
    await put(anna, aPurchase(), 'home-2')
    await put(tom)
    await anna.remove(body.id)
    await service.idle()
    service.clock.advance(days(31))
    await purge()
    const stored = await service.store
      .collection('purchases')
      .find({ details: { $ne: null } })
      .toArray()
    expect(stored.map(({ _id }) => String(_id)).toSorted()).toEqual(
      [`${anna.id}:home-2`, `${tom.id}:home-1`].toSorted(),
    )
  })

  /** The same buyer with a plan that has outlasted the trial. */
  const createBuyerAgain = () => createBuyer(service, { sub: anna.id, plan: 'annual', subscriptionStatus: 'active' })
})

describe('what cannot be right is refused, with its field', () => {
  const terms = aPurchase().terms
  it.each<[string, Partial<PurchaseBody>, string]>([
    ['a settlement before the contract', { terms: { ...terms, settlementOn: '2026-11-30' } }, 'terms.settlementOn'],
    ['a finance date after settlement', { terms: { ...terms, financeBy: '2027-02-01' } }, 'terms.financeBy'],
    ['a day that does not exist', { terms: { ...terms, contractOn: '2026-02-30' } }, 'terms.contractOn'],
    ['a year that was not typed out', { terms: { ...terms, contractOn: '0202-12-01' } }, 'terms.contractOn'],
    ['half a day', { terms: { ...terms, financeDays: 1.5 } }, 'terms.financeDays'],
    ['an offer of nothing', { offers: [{ ...aPurchase().offers[0]!, amountAud: 0 }] }, 'offers.0.amountAud'],
    ['an address that is none', { people: [{ ...aPurchase().people[0]!, email: 'mia' }] }, 'people.0.email'],
    ['21 offers', { offers: Array.from({ length: 21 }, () => aPurchase().offers[0]!) }, 'offers'],
    ['13 people', { people: Array.from({ length: 13 }, () => aPurchase().people[0]!) }, 'people'],
  ])('%s', async (_, over, field) => {
    await anna.save('home-1')
    const { status, body } = await put(anna, aPurchase(over))
    expect([status, (body as unknown as { errors: { field: string }[] }).errors[0]?.field]).toEqual([400, field])
    expect(await list(anna)).toEqual([])
  })
})
