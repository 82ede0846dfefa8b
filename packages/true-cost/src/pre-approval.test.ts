import type { BuyersMoney, PreApproval } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import {
  abovePreApproval,
  bundledTables as tables,
  hasEnded,
  homeCostsOf,
  type IdentifiedHome,
  purchaseOfHome,
} from './index.ts'

const today = '2026-11-28'
const shown = { price: 890_000, priceFrom: null, priceTo: null }
const home: IdentifiedHome = { id: 'home-1', state: 'VIC', propertyType: 'House', ...shown }
const money: BuyersMoney = {
  buyers: [{ residency: 'citizen', ownedIn: [], ownedInFiveYears: false, willLiveThere: true }],
  deposit: { percent: 20 },
}
const markOf = (preApproval: PreApproval | null, over: Partial<IdentifiedHome> = {}, said = money) =>
  homeCostsOf({ ...said, preApproval }, tables)({ ...home, ...over }, today)?.abovePreApproval

describe('a home above the pre-approval', () => {
  it('says the loan that it needs, and the one that is approved', () => {
    expect(markOf({ amount: 650_000 })).toEqual({ loan: 712_000, approved: 650_000 })
    expect(markOf({ amount: 711_999 })).toEqual({ loan: 712_000, approved: 711_999 })
    expect(markOf({ amount: 712_000 })).toBeNull()
  })

  it('takes off a deposit in dollars, and adds no premium of insurance', () => {
    const said = { ...money, deposit: { dollars: 50_000 } }
    expect(markOf({ amount: 840_000 }, {}, said)).toBeNull()
    expect(markOf({ amount: 839_999 }, {}, said)).toEqual({ loan: 840_000, approved: 839_999 })
  })

  it('is judged by the lower end of a range', () => {
    const range = { price: null, priceFrom: 800_000, priceTo: 890_000 }
    expect(markOf({ amount: 640_000 }, range)).toBeNull()
    expect(markOf({ amount: 639_999 }, range)).toEqual({ loan: 640_000, approved: 639_999 })
  })

  it.each<[string, PreApproval | null]>([
    ['there is none', null],
    ['it names no amount', { lender: 'Bank', endsOn: '2027-01-31' }],
    ['it ended yesterday', { amount: 650_000, endsOn: '2026-11-27' }],
  ])('is none where %s', (_, approval) => {
    expect(markOf(approval)).toBeNull()
  })

  it('is none where the advert shows no price', () => {
    const priceless = { state: 'VIC', propertyType: 'House', price: null, priceFrom: null, priceTo: null } as const
    expect(abovePreApproval(purchaseOfHome(priceless, { money, today })!, { amount: 650_000 })).toBeNull()
  })

  it('is marked on the last day of the pre-approval', () => {
    expect(markOf({ amount: 650_000, endsOn: today })).not.toBeNull()
    expect([hasEnded({ endsOn: today }, today), hasEnded({}, today)]).toEqual([false, false])
  })
})
