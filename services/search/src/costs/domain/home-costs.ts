import type { BuyersMoney, HomeCost, PropertySnapshot } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { homeCostOf, missingMoney, type HomeOnOffer, type Tables } from '@verandah/true-cost'

/** What is read of a home; `timeZone` says which day it is there. */
export const costFields = ['state', 'propertyType', 'price', 'priceFrom', 'priceTo', 'timeZone'] as const
export type PricedHome = HomeOnOffer & Pick<PropertySnapshot, 'timeZone'>

/** What a home costs a buyer who contracts today; null where no price is shown or the buyer has not said enough. */
export type CostOf = (home: PricedHome) => HomeCost | null

/** Buyers whose costs are remembered, and prices of each: a figure takes 0.2 ms, and a list asks for all of them. */
const buyersKept = 8
const pricesKept = 5_000

/** Computes costs, and remembers those of the buyers who asked last. */
export const createHomeCosts = (tables: Tables) => {
  const buyers = new Map<string, Map<string, HomeCost | null>>()
  const costsOf = (money: string) => {
    const costs = buyers.get(money) ?? new Map<string, HomeCost | null>()
    buyers.delete(money)
    buyers.set(money, costs)
    const [longestAgo] = buyers.keys()
    if (buyers.size > buyersKept && longestAgo !== undefined) buyers.delete(longestAgo)
    return costs
  }
  return (money: BuyersMoney, now: Date): CostOf => {
    if (missingMoney(money).length > 0) return () => null
    const known = costsOf(JSON.stringify(money))
    return (home) => {
      const today = wallClockOf(now, home.timeZone).date
      const { state, propertyType, price, priceFrom, priceTo } = home
      const key = [today, state, propertyType, price, priceFrom, priceTo].join()
      const found = known.get(key)
      if (found !== undefined) return found
      const cost = homeCostOf(home, { money, tables, today })
      if (known.size >= pricesKept) known.clear()
      known.set(key, cost)
      return cost
    }
  }
}
