import { queryOptions, useQuery } from '@tanstack/react-query'
import type { BuyersMoney } from '@verandah/contracts'
import { missingMoney } from '@verandah/true-cost'
import { useEffect, useMemo } from 'react'
import { moneyQuery } from '@/lib/endpoints/buyers-money.ts'
import { readCostTables } from '@/lib/endpoints/cost-tables.ts'
import { homesHaveCosts } from '@/lib/storage/local.ts'
import type { CostOf } from './create-cost-of.ts'

export interface HomeCosts {
  /** Costs are shown or on their way: lists keep their place. False while the buyer has not said enough. */
  isShown: boolean
  /** Null until the tables have loaded. */
  costOf: CostOf | null
}

/** What homes cost the buyer. Loads tables and package once they have said enough of their money. */
export function useHomeCosts(): HomeCosts {
  const { data: money, isError } = useQuery(moneyQuery)
  const hasEnough = money !== undefined && missingMoney(money).length === 0
  const costs = useQuery({ ...costOfQuery(money ?? {}), enabled: hasEnough })
  useEffect(() => {
    if (money !== undefined) homesHaveCosts.write(hasEnough)
  }, [money, hasEnough])
  const isExpected = money === undefined ? !isError && homesHaveCosts.read() : hasEnough
  const isShown = isExpected && !costs.isError
  const costOf = costs.data ?? null
  return useMemo(() => ({ isShown, costOf }), [isShown, costOf])
}

const costOfQuery = (money: BuyersMoney) =>
  queryOptions({
    queryKey: ['homeCosts', money],
    queryFn: async ({ client }) => {
      const tables = await readCostTables(client)
      const { createCostOf } = await import('./create-cost-of.ts')
      return createCostOf(money, tables)
    },
    staleTime: Infinity,
  })
