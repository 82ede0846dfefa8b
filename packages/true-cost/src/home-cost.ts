import type { BuyersMoney, HomeCost } from '@verandah/contracts'
import type { Day } from './day.ts'
import { figuresOf } from './figures-of.ts'
import type { Range } from './money.ts'
import { abovePreApproval } from './pre-approval.ts'
import { type HomeOnOffer, purchaseOfHome } from './purchase-of-home.ts'
import type { Tables } from './tables/types.ts'

/** What a home costs who contracts on that day where it is; null where no price is shown or too little is known. */
export type CostOn = (home: HomeOnOffer, today: Day) => HomeCost | null

/** Prices of one buyer that are remembered: a figure takes 0.2 ms, and lists ask for all of them again. */
const pricesKept = 5_000

/** Computes what homes cost a buyer, each price of a state once a day. */
export const homeCostsOf = (money: BuyersMoney, tables: Tables): CostOn => {
  const known = new Map<string, HomeCost | null>()
  return (home, today) => {
    const { state, propertyType, price, priceFrom, priceTo } = home
    const key = [today, state, propertyType, price, priceFrom, priceTo].join()
    const found = known.get(key)
    if (found !== undefined) return found
    const cost = costOf(home, { money, tables, today })
    if (known.size >= pricesKept) known.clear()
    known.set(key, cost)
    return cost
  }
}

interface Asked {
  money: BuyersMoney
  tables: Tables
  today: Day
}

const costOf = (home: HomeOnOffer, { money, tables, today }: Asked): HomeCost | null => {
  const purchase = purchaseOfHome(home, money, today)
  const figures = purchase && figuresOf(purchase, tables)
  return (
    figures && {
      cash: inDollars(figures.cash),
      monthly: inDollars(figures.monthly),
      abovePreApproval: abovePreApproval(purchase, money.preApproval),
    }
  )
}

const inDollars = ({ from, to }: Range) => ({ from: Math.round(from / 100), to: Math.round(to / 100) })
