import type { BuyersMoney, HomeCost, PropertySnapshot } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { bundledTables, figuresOf, missingMoney, purchaseOfHome, type HomeOnOffer } from '@verandah/true-cost'

/** A home whose price is shown; `timeZone` says which day it is there. */
export type PricedHome = HomeOnOffer & Pick<PropertySnapshot, 'timeZone'>

/** What homes cost a buyer with this money, contracted today; null where that is not known. */
export const costsFor = (money: BuyersMoney, now: Date): ((home: PricedHome) => HomeCost | null) => {
  if (missingMoney(money).length > 0) return () => null
  return (home) => {
    const purchase = purchaseOfHome(home, money, wallClockOf(now, home.timeZone).date)
    const figures = purchase && figuresOf(purchase, bundledTables)
    return figures && { cash: inDollars(figures.cash), monthly: inDollars(figures.monthly) }
  }
}

const inDollars = ({ from, to }: { from: number; to: number }) => ({
  from: Math.round(from / 100),
  to: Math.round(to / 100),
})
