import { queryOptions } from '@tanstack/react-query'
import { costTablesQuery } from '@/lib/endpoints/cost-tables.ts'

/** The loan that is assumed where a buyer says nothing of it; loads the tables. */
export const usualLoanQuery = queryOptions({
  queryKey: ['usualLoan'],
  queryFn: async ({ client }) => {
    const { select, ...query } = costTablesQuery
    const tables = select(await client.query({ ...query, staleTime: 'static' }))
    return (await import('./usual-loan.ts')).usualLoanOn(tables, new Date())
  },
})
