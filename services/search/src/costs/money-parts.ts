import type { Clock, Store } from '@verandah/kit'
import type { Tables } from '@verandah/true-cost'
import { createBuyersMoney } from './buyers-money.ts'
import { createHomeCosts } from './domain/home-costs.ts'

/** What buyers say of their money, and what homes cost them by these tables. */
export const createMoneyParts = (kit: { store: Store; clock: Clock }, costTables: Tables) => ({
  costTables,
  buyersMoney: createBuyersMoney(kit),
  homeCosts: createHomeCosts(costTables),
})

export type MoneyParts = ReturnType<typeof createMoneyParts>
