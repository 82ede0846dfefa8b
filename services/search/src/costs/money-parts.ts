import type { Clock, Store } from '@verandah/kit'
import { createBuyersMoney } from './buyers-money.ts'
import { createHomeCosts } from './domain/home-costs.ts'
import { loadTables } from './load-tables.ts'

interface MoneyKit {
  store: Store
  clock: Clock
  settings: { COST_TABLES_FOLDER?: string | undefined }
}

/** What buyers say of their money, and what homes cost them. */
export const createMoneyParts = async (kit: MoneyKit) => {
  const costTables = await loadTables(kit.settings.COST_TABLES_FOLDER)
  return { costTables, buyersMoney: createBuyersMoney(kit), homeCosts: createHomeCosts(costTables) }
}

export type MoneyParts = Awaited<ReturnType<typeof createMoneyParts>>
