import type { BuyersMoney, CurrentOffer, HomeBuyer, PropertySnapshot } from '@verandah/contracts'
import { type Day, shiftedDay } from './day.ts'
import type { Buyer, Finance, Purchase } from './input.ts'
import type { Range } from './money.ts'

/** What a purchase needs to know of a home. */
export type HomeOnOffer = Pick<PropertySnapshot, 'state' | 'propertyType'> &
  Pick<CurrentOffer, 'price' | 'priceFrom' | 'priceTo'>

/** What the buyer has to say before anything can be computed. */
export type MissingMoney = 'buyers' | 'deposit'

export const missingMoney = ({ buyers = [], deposit }: BuyersMoney): MissingMoney[] => [
  ...(buyers.length === 0 ? (['buyers'] as const) : []),
  ...(deposit === undefined || deposit === null ? (['deposit'] as const) : []),
]

/** Days from contract to settlement, where nobody says otherwise. */
const settlementDays = 42

/**
 * The purchase of a home as advertised: an established home, on a contract of today, its premium for insurance added
 * to the loan. Null while the buyer has not said what is needed.
 */
export const purchaseOfHome = (home: HomeOnOffer, money: BuyersMoney, today: Day): Purchase | null => {
  const { buyers = [], deposit, rate, years } = money
  if (missingMoney(money).length > 0 || deposit === undefined || deposit === null) return null
  const finance: Finance = {
    deposit: 'dollars' in deposit ? { cents: deposit.dollars * 100 } : { bps: Math.round(deposit.percent * 100) },
    lmi: 'added',
  }
  if (typeof rate === 'number') finance.rateBps = Math.round(rate * 100)
  if (typeof years === 'number') finance.years = years
  return {
    state: home.state,
    price: priceOf(home),
    property: home.propertyType === 'Land' ? 'land' : 'home',
    condition: 'established',
    isStrata: home.propertyType === 'Apartment' || home.propertyType === 'Townhouse',
    contractOn: today,
    settlementOn: shiftedDay(today, settlementDays),
    heldBy: 'people',
    buyers: buyersOf(buyers, home.state),
    finance,
  }
}

/** The advertised price or range; null where the advert shows none. */
const priceOf = ({ price, priceFrom, priceTo }: HomeOnOffer): Range | null => {
  const from = priceFrom ?? price ?? priceTo
  const to = priceTo ?? price ?? priceFrom
  if (from === null || to === null || from < leastPrice) return null
  return { from: from * 100, to: Math.max(from, to) * 100 }
}

/** Dollars: pages show no lower price either (`leastShownPrice`). */
const leastPrice = 1000

const buyersOf = (buyers: readonly HomeBuyer[], state: PropertySnapshot['state']): Buyer[] =>
  buyers.map((buyer, index) => ({
    shareBps: sharesOf(buyers)[index] ?? 0,
    residency: buyer.residency,
    owned: {
      ever: buyer.ownedIn.length > 0,
      inFiveYears: buyer.ownedIn.length > 0 && buyer.ownedInFiveYears,
      inState: buyer.ownedIn.includes(state),
    },
    willLiveThere: buyer.willLiveThere,
    ...(typeof buyer.age === 'number' && { age: buyer.age }),
    ...(typeof buyer.income === 'number' && { incomeCents: buyer.income * 100 }),
  }))

/** Those without a share divide what is left, in whole basis points; the first has the remainder. */
const sharesOf = (buyers: readonly HomeBuyer[]): number[] => {
  const said = buyers.map(({ sharePercent }) =>
    typeof sharePercent === 'number' ? Math.round(sharePercent * 100) : null,
  )
  const left = 10_000 - said.reduce<number>((sum, share) => sum + (share ?? 0), 0)
  const others = said.filter((share) => share === null).length
  const each = others === 0 ? 0 : Math.floor(left / others)
  const first = said.indexOf(null)
  return said.map((share, index) => share ?? each + (index === first ? left - each * others : 0))
}
