import type { QueryClient } from '@tanstack/react-query'
import { getCostTables } from '@verandah/contracts'
import type { Tables } from '@verandah/true-cost'
import { routeQuery } from '@/lib/api/route-query.ts'

export const costTablesQuery = {
  ...routeQuery(getCostTables, {}, { staleTime: Infinity }),
  // The server has read them through their schema.
  select: (reply: unknown) => reply as Tables,
}

/** The same for a query that computes from them. */
export async function readCostTables(client: QueryClient): Promise<Tables> {
  const { select, ...query } = costTablesQuery
  return select(await client.query({ ...query, staleTime: 'static' }))
}
