import type { Clock, Store } from '@verandah/kit'
import { createBuyersMoney } from './buyers-money.ts'
import { createHomeCosts } from './domain/home-costs.ts'
import { loadTables } from './cost-tables.ts'

interface MoneyKit {
  store: Store
  clock: Clock
  settings: { COST_TABLES_FOLDER?: string | undefined }
}

export async function createMoneyParts(kit: MoneyKit) {
  const costTables = await loadTables(kit.settings.COST_TABLES_FOLDER)
  const buyersMoney = createBuyersMoney(kit)
  const homeCosts = createHomeCosts(costTables)
  const costsFor = async (userId: string, now: Date) => homeCosts(await buyersMoney.of(userId), now)
  return { costTables, buyersMoney, costsFor }
}

export type MoneyParts = Awaited<ReturnType<typeof createMoneyParts>>
