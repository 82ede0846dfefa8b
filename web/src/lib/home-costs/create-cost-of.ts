import type { BuyersMoney, HomeCost, PropertySnapshot } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { type HomeOnOffer, homeCostOf, type Tables } from '@verandah/true-cost'

export type PricedHome = HomeOnOffer & Pick<PropertySnapshot, 'timeZone'>

/** What a home costs the buyer who contracts today; null where no price is shown or it is not known. */
export type CostOf = (home: PricedHome) => HomeCost | null

/** Computes each price of a state once, since lists ask again with every change. */
export const createCostOf = (money: BuyersMoney, tables: Tables): CostOf => {
  const known = new Map<string, HomeCost | null>()
  return (home) => {
    const today = wallClockOf(new Date(), home.timeZone).date
    const key = [today, home.state, home.propertyType, home.price, home.priceFrom, home.priceTo].join()
    const found = known.get(key)
    if (found !== undefined) return found
    const cost = homeCostOf(home, { money, tables, today })
    known.set(key, cost)
    return cost
  }
}
