import {
  type BuyersMoney,
  getBuyersMoney,
  getCostTables,
  getSharedHome,
  type HomeBuyer,
  type HomeCard,
  listLoosenings,
  listResultCards,
  saveBuyersMoney,
  saveContractDetails,
  shareHome,
} from '@verandah/contracts'
import { bundledTables } from '@verandah/true-cost'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { begin } from '../testing/ask-search.ts'
import { startSearch, type SearchUnderTest } from '../testing/start-search.ts'

let service: SearchUnderTest
let as: string
beforeAll(async () => {
  service = await startSearch()
})
afterAll(() => service.stop())
beforeEach(() => {
  as = service.signIn()
})

const buyer: HomeBuyer = { residency: 'citizen', ownedIn: ['VIC'], ownedInFiveYears: true, willLiveThere: true }
const money: BuyersMoney = { buyers: [buyer], deposit: { percent: 20 }, rate: 6.2, buffer: 25_000 }
const save = (body: BuyersMoney) => service.call(saveBuyersMoney, { as, body })
const saved = async () => (await service.call(getBuyersMoney, { as })).body

describe('what a buyer says of their money', () => {
  it('is kept for them alone, and replaced as a whole', async () => {
    await save(money)
    expect(await saved()).toEqual(money)
    const { body } = await service.call(getBuyersMoney, { as: service.signIn() })
    expect(body).toEqual({})
    await save({ deposit: { dollars: 90_000 }, buyers: [], rate: null })
    expect(await saved()).toEqual({ deposit: { dollars: 90_000 }, buyers: [] })
  })

  it('keeps a pre-approval without what was skipped, and none of which nothing is said', async () => {
    await save({ ...money, preApproval: { lender: ' Lane Bank ', amount: 650_000, endsOn: null } })
    expect(await saved()).toEqual({ ...money, preApproval: { lender: 'Lane Bank', amount: 650_000 } })
    await save({ preApproval: { lender: '', amount: null } })
    expect(await saved()).toEqual({})
  })

  it('is deleted by saving nothing', async () => {
    await save(money)
    await save({ rate: null })
    expect(await saved()).toEqual({})
    expect(await service.store.collection('buyers_money').countDocuments({ money: { rate: null } })).toBe(0)
  })

  it.each<[string, number | null, number | null]>([
    ['more than the whole', 70, 40],
    ['less than the whole', 40, 40],
    ['nothing for the other', 100, null],
    ['nothing at all', 0, 100],
  ])('is refused with shares of %s, naming the field', async (_, first, second) => {
    const buyers = [first, second].map((sharePercent) => ({ ...buyer, sharePercent }))
    const { status, body } = await save({ buyers })
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ field: 'buyers.1.sharePercent' }] })
    expect(await saved()).toEqual({})
  })

  it.each<[string, BuyersMoney]>([
    ['deposit', { deposit: { percent: 120 } }],
    ['rate', { rate: -1 }],
    ['years', { years: 0 }],
    ['buffer', { buffer: 1.5 }],
    ['preApproval.amount', { preApproval: { amount: 0 } }],
    ['preApproval.endsOn', { preApproval: { endsOn: '12 December' } }],
    ['preApproval.endsOn', { preApproval: { endsOn: '0206-12-12' } }],
    ['preApproval.lender', { preApproval: { lender: 'Lane'.repeat(40) } }],
    ['buyers', { buyers: Array.from({ length: 5 }, () => buyer) }],
  ])('is refused with a %s that cannot be', async (field, body) => {
    const reply = await save(body)
    expect(reply.status).toBe(400)
    expect(JSON.stringify(reply.body)).toContain(`"field":"${field}`)
  })
})

describe('the tables', () => {
  it('are those by which costs are computed, and are sent again only when they have changed', async () => {
    const first = await service.call(getCostTables, { as })
    expect(first.body).toEqual(bundledTables)
    const tag = first.headers.get('etag') ?? ''
    const again = await service.call(getCostTables, { as, headers: { 'if-none-match': tag } })
    expect(again.status).toBe(304)
  })
})

const byCash = (one: HomeCard, other: HomeCard) => one.cost!.cash.from - other.cost!.cash.from

describe('a card', () => {
  let searchId: string
  const cards = async (): Promise<HomeCard[]> =>
    (await service.call(listResultCards, { as, params: { searchId }, query: { limit: 100 } })).body
  beforeEach(async () => {
    searchId = await begin(service, as)
    await service.scoreAll()
  })

  it('has no cost while the buyer has not said who buys with what deposit', async () => {
    await save({ buyers: [buyer] })
    expect((await cards()).map(({ cost }) => cost)).not.toContainEqual(expect.anything())
  })

  it('says what its home costs the buyer, in cash and a month, and nothing where no price is shown', async () => {
    await save(money)
    const all = await cards()
    const hidden = all.filter((home) => [home.price, home.priceFrom, home.priceTo].every((price) => price === null))
    const priced = all.filter(({ price }) => price !== null)
    expect(hidden.map(({ cost }) => cost)).not.toContainEqual(expect.anything())
    expect(priced.length).toBeGreaterThan(0)
    for (const { price, cost } of priced) {
      // A fifth of the price, the duty of an owner in Victoria, and fees.
      expect(cost!.cash.from).toBeGreaterThan(price! * 0.2)
      expect(cost!.cash.to).toBeLessThan(price! * 0.3)
      const rate = 0.062 / 12
      const monthly = (price! * 0.8 * rate) / (1 - (1 + rate) ** -360)
      expect(Math.abs(cost!.monthly!.to - monthly)).toBeLessThan(Math.max(1, price! * 0.002))
    }
  })

  it('counts what the buyer knows of its contract, as do the order and the filter by cash', async () => {
    await save(money)
    const dear = (await cards())
      .filter(({ cost }) => cost !== null)
      .toSorted(byCash)
      .at(-1)!
    await service.call(saveContractDetails, {
      as,
      params: { id: dear.id },
      body: { amounts: { conveyancing: 900_000 } },
    })
    const after = (await cards()).find(({ id }) => id === dear.id)!
    expect(after.cost!.cash.from - dear.cost!.cash.from).toBeGreaterThan(890_000)
    const query = { limit: 100, sort: 'cash-low' as const, cash: dear.cost!.cash.to }
    const { body: within } = await service.call(listResultCards, { as, params: { searchId }, query })
    expect(within.map(({ id }) => id)).not.toContain(dear.id)
    expect(within.length).toBeGreaterThan(0)
  })

  it('of a search of before has its place by the cost that it shows, at the price of today', async () => {
    await save(money)
    const [cheap, next] = (await cards()).filter(({ cost }) => cost !== null).toSorted(byCash)
    const dearer = { $set: { 'home.price': 2_000_000, 'home.priceFrom': null, 'home.priceTo': null } }
    const properties = service.store.collection<{ _id: string }>('properties')
    await properties.updateOne({ _id: cheap!.id }, { ...dearer, $inc: { revision: 1 } })
    const ask = { as, params: { searchId } }
    const byCost = { limit: 100, sort: 'cash-low' as const }
    const { body: ordered } = await service.call(listResultCards, { ...ask, query: byCost })
    expect(ordered[0]?.id).toBe(next!.id)
    expect(ordered.find(({ id }) => id === cheap!.id)?.current?.price).toBe(2_000_000)
    const query = { cash: cheap!.cost!.cash.from }
    expect((await service.call(listResultCards, { ...ask, query: { ...byCost, ...query } })).body).toEqual([])
    const month = { limit: 100, month: cheap!.cost!.monthly!.from }
    const { body: affordable } = await service.call(listResultCards, { ...ask, query: month })
    expect(affordable.map(({ id }) => id)).not.toContain(cheap!.id)
    const { body: loosenings } = await service.call(listLoosenings, { ...ask, query })
    expect(loosenings).toEqual([{ of: 'narrowing', field: 'cash', value: null, homes: ordered.length }])
  })

  it('whose home needs a larger loan than is approved says so', async () => {
    await save({ ...money, preApproval: { amount: 1_000_000 } })
    const priced = (await cards()).filter(({ price }) => price !== null)
    const above = priced.filter(({ price }) => price! * 0.8 > 1_000_000)
    expect(above.length).toBeGreaterThan(0)
    expect(priced.filter(({ cost }) => cost?.abovePreApproval).map(({ id }) => id)).toEqual(above.map(({ id }) => id))
    expect(above[0]?.cost?.abovePreApproval).toEqual({ loan: above[0]!.price! * 0.8, approved: 1_000_000 })
  })

  it('of a link that others open shows nothing of it', async () => {
    await save(money)
    const [first] = await cards()
    const { body: link } = await service.call(shareHome, { as, params: { id: first!.id } })
    const { body } = await service.call(getSharedHome, { params: { token: link.token } })
    expect(JSON.stringify(body)).not.toMatch(/"cost"|monthly|deposit/)
  })
})
