import type { BuyersMoney, HomeCost, PropertySnapshot } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { homeCostsOf, type IdentifiedHome, type Tables } from '@verandah/true-cost'

export type PricedHome = IdentifiedHome & Pick<PropertySnapshot, 'timeZone'>

/** What a home costs the buyer who contracts today; null where no price is shown or it is not known. */
export type CostOf = (home: PricedHome) => HomeCost | null

export const createCostOf = (money: BuyersMoney, tables: Tables): CostOf => {
  const costOn = homeCostsOf(money, tables)
  return (home) => costOn(home, wallClockOf(new Date(), home.timeZone).date)
}
