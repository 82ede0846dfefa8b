import type { BuyersMoney } from '@verandah/contracts'
import { createRecent, type Kit } from '@verandah/kit'
import { wallClockOf } from '@verandah/local-time'
import { type CostOn, homeCostsOf, missingMoney, type Tables } from '@verandah/true-cost'
import { createBuyersMoney } from './buyers-money.ts'
import type { CostOf } from './domain/home-costs.ts'
import { loadTables } from './cost-tables.ts'

type MoneyKit = Pick<Kit<{ COST_TABLES_FOLDER?: string | undefined }>, 'store' | 'clock' | 'settings'>

export async function createMoneyParts(kit: MoneyKit) {
  const costTables = await loadTables(kit.settings.COST_TABLES_FOLDER)
  const buyersMoney = createBuyersMoney(kit)
  const homeCosts = createHomeCosts(costTables)
  const costsFor = async (userId: string, now: Date) => homeCosts(await buyersMoney.of(userId), now)
  return { costTables, buyersMoney, costsFor }
}

export type MoneyParts = Awaited<ReturnType<typeof createMoneyParts>>

const buyersKept = 8

/** Computes costs, and remembers those of the buyers who asked last. */
export const createHomeCosts = (tables: Tables) => {
  const recent = createRecent<CostOn>(buyersKept)
  const costsOf = (money: BuyersMoney): CostOn => {
    const key = JSON.stringify(money)
    const costs = recent.get(key) ?? homeCostsOf(money, tables)
    recent.set(key, costs)
    return costs
  }
  return (money: BuyersMoney, now: Date): CostOf => {
    if (missingMoney(money).length > 0) return () => null
    const costOn = costsOf(money)
    return (home) => costOn(home, wallClockOf(now, home.timeZone).date)
  }
}
