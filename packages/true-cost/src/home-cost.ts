import type { BuyersMoney, ContractDetails, HomeCost, PropertySnapshot } from '@verandah/contracts'
import type { Day } from './day.ts'
import { figuresOf } from './figures-of.ts'
import type { Range } from './money.ts'
import { abovePreApproval } from './pre-approval.ts'
import { type HomeOnOffer, purchaseOfHome } from './purchase-of-home.ts'
import type { Tables } from './tables/types.ts'

/** What a home costs who contracts on that day where it is; null where no price is shown or too little is known. */
export type CostOn = (home: IdentifiedHome, today: Day) => HomeCost | null

/** The id finds what the buyer knows of its contract. */
export type IdentifiedHome = HomeOnOffer & Pick<PropertySnapshot, 'id'>

/** Prices of one buyer that are remembered: a figure takes 0.2 ms, and lists ask for all of them again. */
const pricesKept = 5_000

/** Computes what homes cost a buyer, each price of a state once a day. */
export const homeCostsOf = (money: BuyersMoney, tables: Tables): CostOn => {
  const known = new Map<string, HomeCost | null>()
  return (home, today) => {
    const { id, state, propertyType, price, priceFrom, priceTo } = home
    const contract = money.contracts?.[id]
    const key = [today, state, propertyType, price, priceFrom, priceTo, contract && id].join()
    const found = known.get(key)
    if (found !== undefined) return found
    const cost = costOf(home, { money, tables, today, contract })
    if (known.size >= pricesKept) known.clear()
    known.set(key, cost)
    return cost
  }
}

interface Asked {
  money: BuyersMoney
  tables: Tables
  today: Day
  contract: ContractDetails | undefined
}

const costOf = (home: HomeOnOffer, { tables, ...asked }: Asked): HomeCost | null => {
  const purchase = purchaseOfHome(home, asked)
  const figures = purchase && figuresOf(purchase, tables)
  return (
    figures && {
      cash: inDollars(figures.cash),
      cashLacksInsurance: figures.cashLacksInsurance,
      cashLacksSurcharge: figures.cashLacksSurcharge,
      monthly: figures.monthly && inDollars(figures.monthly),
      abovePreApproval: abovePreApproval(purchase, asked.money.preApproval),
    }
  )
}

const inDollars = ({ from, to }: Range) => ({ from: Math.round(from / 100), to: Math.round(to / 100) })
