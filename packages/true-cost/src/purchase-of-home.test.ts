import { type BuyersMoney, type ContractDetails, type HomeBuyer, leastShownPrice } from '@verandah/contracts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bundledTables,
  costOfHome,
  type CostOfHome,
  homeCostsOf,
  type HomeOnOffer,
  missingMoney,
  purchaseOfHome,
} from './index.ts'
import { type Figures, figuresOf } from './figures-of.ts'
import { anyPurchase } from './testing/arbitraries.ts'

const home: HomeOnOffer = { state: 'VIC', propertyType: 'House', price: 700_000, priceFrom: null, priceTo: null }
const buyer: HomeBuyer = { residency: 'citizen', ownedIn: [], ownedInFiveYears: false, willLiveThere: true }
const money: BuyersMoney = { buyers: [buyer], deposit: { percent: 12.5 } }
const today = '2026-11-28'
const of = (changes: Partial<HomeOnOffer> = {}, said = money) =>
  purchaseOfHome({ ...home, ...changes }, { money: said, today })
const sharesOf = (...shares: (number | null)[]) =>
  of({}, { ...money, buyers: shares.map((sharePercent) => ({ ...buyer, sharePercent })) })?.buyers.map(
    ({ shareBps }) => shareBps,
  )

describe('the purchase of a home as advertised', () => {
  it('waits until the buyer has said who buys, and their deposit', () => {
    expect(missingMoney({ buyers: [], deposit: null })).toEqual(['buyers', 'deposit'])
    expect(of({}, { buyers: [buyer] })).toBeNull()
    expect(of({}, { deposit: { dollars: 0 } })).toBeNull()
    expect(missingMoney(money)).toEqual([])
  })

  it.each<[string, Partial<HomeOnOffer>, [number, number] | null]>([
    ['its price', {}, [700_000, 700_000]],
    ['its range', { priceFrom: 680_000, priceTo: 740_000 }, [680_000, 740_000]],
    ['where its range begins', { price: null, priceFrom: 680_000 }, [680_000, 680_000]],
    ['where its range ends', { price: null, priceTo: 740_000 }, [740_000, 740_000]],
    ['nothing, where none is shown', { price: null }, null],
    ['nothing, where the figure is a placeholder', { price: leastShownPrice - 1 }, null],
    ['the least price that is shown', { price: leastShownPrice }, [leastShownPrice, leastShownPrice]],
  ])('has %s', (_, changes, wanted) => {
    expect(of(changes)?.price).toEqual(wanted && { from: wanted[0] * 100, to: wanted[1] * 100 })
  })

  it('has the buyers’ answers in the units of the tables', () => {
    const buyers = [{ ...buyer, ownedIn: ['NSW' as const], ownedInFiveYears: true, income: 90_000, age: 41 }]
    const purchase = of({ propertyType: 'Land' }, { buyers, deposit: { dollars: 120_000 }, rate: 6.15, years: 25 })
    expect(purchase).toMatchObject({
      property: 'land',
      contractOn: today,
      settlementOn: '2027-01-09',
      buyers: [{ owned: { ever: true, inFiveYears: true, inState: false }, incomeCents: 9_000_000, age: 41 }],
      finance: { deposit: { cents: 12_000_000 }, rateBps: 615, years: 25 },
    })
    expect(of()?.finance.deposit).toEqual({ bps: 1_250 })
    const types = ['House', 'Apartment', 'Townhouse', 'Land'] as const
    expect(types.map((propertyType) => of({ propertyType })?.isStrata)).toEqual([false, true, true, false])
    const never = of({}, { ...money, buyers: [{ ...buyer, ownedInFiveYears: true }] })?.buyers[0]?.owned
    expect(never).toEqual({ ever: false, inFiveYears: false, inState: false })
  })

  it('divides the title among those who say no share', () => {
    expect(sharesOf(null)).toEqual([10_000])
    expect(sharesOf(null, null, null)).toEqual([3_334, 3_333, 3_333])
    expect(sharesOf(40, null)).toEqual([4_000, 6_000])
    expect(sharesOf(99.99, 0.01)).toEqual([9_999, 1])
  })
})

describe('a purchase of which the buyer knows the contract', () => {
  const knowing = (contract: ContractDetails, changes: Partial<HomeOnOffer> = {}) =>
    purchaseOfHome({ ...home, ...changes }, { money, today, contract })

  it.each<[string, ContractDetails, string, string]>([
    ['today, and six weeks later, where neither is known', {}, today, '2027-01-09'],
    ['the first of its month', { contractMonth: '2027-07' }, '2027-07-01', '2027-08-12'],
    ['today in a month that has begun', { contractMonth: '2026-11' }, today, '2027-01-09'],
    ['today where its month has passed', { contractMonth: '2026-03', settlementMonth: '2026-04' }, today, today],
    ['the month of settlement', { settlementMonth: '2028-06' }, today, '2028-06-01'],
  ])('has %s', (_, contract, contractOn, settlementOn) => {
    expect(knowing(contract)).toMatchObject({ contractOn, settlementOn })
  })

  it('is off the plan where a share of a new home is still to be built', () => {
    const contract: ContractDetails = { isNew: true, unbuiltPercent: 62.5, construction: 'underWay' }
    const range = { price: null, priceFrom: 600_000, priceTo: 640_000 }
    expect(knowing(contract, range)).toMatchObject({
      condition: 'new',
      offThePlan: { unbuiltCents: 37_500_000, construction: 'underWay' },
    })
    expect(knowing({ ...contract, isNew: false })).not.toHaveProperty('offThePlan')
    expect(knowing({ isNew: true })).not.toHaveProperty('offThePlan')
    expect(knowing(contract, { price: null })).toMatchObject({ price: null, condition: 'new' })
    expect(knowing(contract, { propertyType: 'Land' })).toMatchObject({ condition: 'established' })
  })

  it('has its cost and its steps even where all of it is still to be built', () => {
    const unbuilt = knowing({ isNew: true, unbuiltPercent: 100 }, { propertyType: 'Apartment' })
    const cost = costOfHome(unbuilt!, bundledTables)
    expect(cost).toMatchObject({ known: true, dutyAfterRelief: { from: 0, to: 0 } })
  })

  it('counts what the buyer knows instead of what the tables say', () => {
    const purchase = knowing({ amounts: { conveyancing: 1_450, ratesYearly: 2_100 } })
    const cost = costOfHome(purchase!, bundledTables)
    if (!cost.known) throw new Error(cost.reason)
    const amount = { from: 145_000, to: 145_000 }
    expect(cost.lines.find(({ id }) => id === 'conveyancing')?.figure).toMatchObject({ known: true, amount })
    expect(cost.yearly.total.missing).toEqual(['Water a year'])
  })

  it('is found by the id of the home, and changes no other', () => {
    const cost = (id: string, contracts: BuyersMoney['contracts'] = {}) =>
      homeCostsOf({ ...money, contracts }, bundledTables)({ ...home, id }, today)
    const contracts = { 'home-1': { amounts: { conveyancing: 9_000 } } }
    expect(cost('home-1', contracts)?.cash.from).toBeGreaterThan(cost('home-1')!.cash.to)
    expect(cost('home-2', contracts)).toEqual(cost('home-2'))
  })
})

it('a loan above 95% has the cash that is known, and no repayment where the premium is added to the loan', () => {
  const costAt = (lmi: 'paid' | 'added') =>
    homeCostsOf({ ...money, deposit: { dollars: 20_000 }, lmi }, bundledTables)({ ...home, id: 'home-1' }, today)
  expect(costAt('added')).toMatchObject({ cashLacksInsurance: false, monthly: null })
  expect(costAt('paid')).toMatchObject({ cashLacksInsurance: true, monthly: expect.anything() })
  expect(costAt('added')?.cash).toEqual(costAt('paid')?.cash)
})

const shownOf = (cost: CostOfHome): Figures | null => {
  if (!cost.known) return null
  const { repayments, cashNeeded } = cost
  const { amount: cash, missing } = cashNeeded.withoutGrant
  return {
    cash,
    cashLacksInsurance: missing.includes('Lenders mortgage insurance'),
    cashLacksSurcharge: missing.includes('Surcharge of foreign buyers'),
    monthly: repayments.known && repayments.monthly.known ? repayments.monthly.amount : null,
  }
}

it('the two figures of a list are those of the whole cost', () => {
  fc.assert(
    fc.property(anyPurchase, (purchase) => {
      expect(figuresOf(purchase, bundledTables)).toEqual(shownOf(costOfHome(purchase, bundledTables)))
    }),
  )
})
