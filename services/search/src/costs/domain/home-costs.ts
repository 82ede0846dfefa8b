import type { BuyersMoney, HomeCost, PropertySnapshot } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { type CostOn, homeCostsOf, type IdentifiedHome, missingMoney, type Tables } from '@verandah/true-cost'

/** What is read of a home; `timeZone` says which day it is there. */
export const costFields = ['id', 'state', 'propertyType', 'price', 'priceFrom', 'priceTo', 'timeZone'] as const
type PricedHome = IdentifiedHome & Pick<PropertySnapshot, 'timeZone'>

/** What a home costs a buyer who contracts today; null where no price is shown or the buyer has not said enough. */
export type CostOf = (home: PricedHome) => HomeCost | null

const buyersKept = 8

/** Computes costs, and remembers those of the buyers who asked last. */
export const createHomeCosts = (tables: Tables) => {
  const buyers = new Map<string, CostOn>()
  const costsOf = (money: BuyersMoney): CostOn => {
    const key = JSON.stringify(money)
    const costs = buyers.get(key) ?? homeCostsOf(money, tables)
    buyers.delete(key)
    buyers.set(key, costs)
    const [longestAgo] = buyers.keys()
    if (buyers.size > buyersKept && longestAgo !== undefined) buyers.delete(longestAgo)
    return costs
  }
  return (money: BuyersMoney, now: Date): CostOf => {
    if (missingMoney(money).length > 0) return () => null
    const costOn = costsOf(money)
    return (home) => costOn(home, wallClockOf(now, home.timeZone).date)
  }
}
