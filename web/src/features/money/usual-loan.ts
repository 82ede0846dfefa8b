import { defaultTimeZone } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { costOfHome, purchaseOfHome, type Tables } from '@verandah/true-cost'

const anyHome = { state: 'NSW', propertyType: 'House', price: 500_000, priceFrom: null, priceTo: null } as const
const anyBuyer = { residency: 'citizen', ownedIn: [], ownedInFiveYears: false, willLiveThere: true } as const
const anyMoney = { buyers: [{ ...anyBuyer, ownedIn: [] }], deposit: { percent: 50 } }

/** The rate, in percent a year, and the years of the lending table; null when it has none for that day. */
export const usualLoanOn = (tables: Tables, now: Date): { rate: string; years: string } | null => {
  const purchase = purchaseOfHome(anyHome, anyMoney, wallClockOf(now, defaultTimeZone).date)
  const cost = purchase && costOfHome(purchase, tables)
  if (!cost?.known || !cost.repayments.known) return null
  return { rate: String(cost.repayments.rateBps / 100), years: String(cost.repayments.years) }
}
