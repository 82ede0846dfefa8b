import type { Clock, Store } from '@verandah/kit'
import { createBuyersMoney } from './buyers-money.ts'
import { createHomeCosts } from './domain/home-costs.ts'

/** What buyers say of their money, and what homes cost them. */
export const createMoneyParts = (kit: { store: Store; clock: Clock }) => ({
  buyersMoney: createBuyersMoney(kit),
  homeCosts: createHomeCosts(),
})

export type MoneyParts = ReturnType<typeof createMoneyParts>
