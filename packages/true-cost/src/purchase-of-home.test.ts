import { type BuyersMoney, type HomeBuyer, leastShownPrice } from '@verandah/contracts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bundledTables, costOfHome, type CostOfHome, type HomeOnOffer, missingMoney, purchaseOfHome } from './index.ts'
import { type Figures, figuresOf } from './figures-of.ts'
import { anyPurchase } from './testing/arbitraries.ts'

const home: HomeOnOffer = { state: 'VIC', propertyType: 'House', price: 700_000, priceFrom: null, priceTo: null }
const buyer: HomeBuyer = { residency: 'citizen', ownedIn: [], ownedInFiveYears: false, willLiveThere: true }
const money: BuyersMoney = { buyers: [buyer], deposit: { percent: 12.5 } }
const today = '2026-11-28'
const of = (changes: Partial<HomeOnOffer> = {}, said = money) => purchaseOfHome({ ...home, ...changes }, said, today)
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
  })

  it('divides the title among those who say no share', () => {
    expect(sharesOf(null)).toEqual([10_000])
    expect(sharesOf(null, null, null)).toEqual([3_334, 3_333, 3_333])
    expect(sharesOf(40, null)).toEqual([4_000, 6_000])
    expect(sharesOf(99.99, 0.01)).toEqual([9_999, 1])
  })
})

const shownOf = (cost: CostOfHome): Figures | null => {
  if (!cost.known || !cost.repayments.known || !cost.repayments.monthly.known) return null
  return { cash: cost.cashNeeded.withoutGrant.amount, monthly: cost.repayments.monthly.amount }
}

it('the two figures of a list are those of the whole cost', () => {
  fc.assert(
    fc.property(anyPurchase, (purchase) => {
      expect(figuresOf(purchase, bundledTables)).toEqual(shownOf(costOfHome(purchase, bundledTables)))
    }),
  )
})
