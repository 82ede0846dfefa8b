import type {
  BuyersMoney,
  ContractDetails,
  CurrentOffer,
  Deposit,
  HomeBuyer,
  PropertySnapshot,
} from '@verandah/contracts'
import { type Day, shiftedDay } from './day.ts'
import type { Buyer, Finance, Purchase } from './input.ts'
import { type Range, shareOf } from './money.ts'

/** What a purchase needs to know of a home. */
export type HomeOnOffer = Pick<PropertySnapshot, 'state' | 'propertyType'> &
  Pick<CurrentOffer, 'price' | 'priceFrom' | 'priceTo'>

/** What the buyer has to say before anything can be computed. */
export type MissingMoney = 'buyers' | 'deposit'

export function missingMoney({ buyers = [], deposit }: BuyersMoney): MissingMoney[] {
  return [
    ...(buyers.length === 0 ? (['buyers'] as const) : []),
    ...(deposit === undefined || deposit === null ? (['deposit'] as const) : []),
  ]
}

/** Days from contract to settlement, where nobody says otherwise. */
const settlementDays = 42

interface Asked {
  money: BuyersMoney
  /** Where the home is. */
  today: Day
  /** Absent: an established home, on a contract of today. */
  contract?: ContractDetails | undefined
}

/** The purchase of a home as advertised. Null while the buyer has not said what is needed. */
export function purchaseOfHome(home: HomeOnOffer, { money, today, contract = {} }: Asked): Purchase | null {
  const { buyers = [], deposit } = money
  if (missingMoney(money).length > 0 || deposit === undefined || deposit === null) return null
  const price = priceOf(home)
  const property = home.propertyType === 'Land' ? 'land' : 'home'
  return {
    state: home.state,
    price,
    property,
    isStrata: home.propertyType === 'Apartment' || home.propertyType === 'Townhouse',
    ...(property === 'home' ? buildingOf(contract, price) : ({ condition: 'established' } as const)),
    ...datesOf(contract, today),
    heldBy: 'people',
    buyers: buyersOf(buyers, home.state),
    finance: financeOf(money, deposit),
    own: ownOf(contract),
  }
}

const financeOf = ({ rate, years, lmi }: BuyersMoney, deposit: Deposit): Finance => {
  const finance: Finance = {
    deposit: 'dollars' in deposit ? { cents: deposit.dollars * 100 } : { bps: Math.round(deposit.percent * 100) },
    lmi: lmi ?? 'added',
  }
  if (typeof rate === 'number') finance.rateBps = Math.round(rate * 100)
  if (typeof years === 'number') finance.years = years
  return finance
}

/** Whether it is new, and what is still to be built: a share of the lower end of the price. */
const buildingOf = (
  { isNew, unbuiltPercent = 0, construction = 'notStarted' }: ContractDetails,
  price: Range | null,
): Pick<Purchase, 'condition' | 'offThePlan'> => {
  if (!isNew) return { condition: 'established' }
  if (unbuiltPercent === 0 || price === null) return { condition: 'new' }
  return {
    condition: 'new',
    offThePlan: { unbuiltCents: shareOf(price.from, Math.round(unbuiltPercent * 100)), construction },
  }
}

/** A month stands for its first day; one that has begun for today. */
const datesOf = (
  { contractMonth, settlementMonth }: ContractDetails,
  today: Day,
): Pick<Purchase, 'contractOn' | 'settlementOn'> => {
  const contractOn = latest(today, `${contractMonth ?? today.slice(0, 7)}-01`)
  const settlementOn =
    settlementMonth === undefined ? shiftedDay(contractOn, settlementDays) : latest(contractOn, `${settlementMonth}-01`)
  return { contractOn, settlementOn }
}

const latest = (one: Day, other: Day): Day => (one < other ? other : one)

const ownOf = ({ amounts = {} }: ContractDetails): NonNullable<Purchase['own']> =>
  Object.fromEntries(Object.entries(amounts).map(([line, dollars]) => [line, dollars * 100]))

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
