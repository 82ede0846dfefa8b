import type { BuyersMoney, HomeCost } from '@verandah/contracts'
import type { Day } from './day.ts'
import { figuresOf } from './figures-of.ts'
import type { Range } from './money.ts'
import { abovePreApproval } from './pre-approval.ts'
import { type HomeOnOffer, purchaseOfHome } from './purchase-of-home.ts'
import type { Tables } from './tables/types.ts'

interface Asked {
  money: BuyersMoney
  tables: Tables
  /** Where the home is. */
  today: Day
}

/** What a home costs who contracts today; null where no price is shown or too little is known. */
export const homeCostOf = (home: HomeOnOffer, { money, tables, today }: Asked): HomeCost | null => {
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
