import { queryOptions } from '@tanstack/react-query'
import { defaultTimeZone } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { readCostTables } from '@/lib/endpoints/cost-tables.ts'

/** Percent a year, and years: the loan that is assumed where a buyer says nothing of it. */
export const usualLoanQuery = queryOptions({
  queryKey: ['usualLoan'],
  queryFn: async ({ client }) => {
    const tables = await readCostTables(client)
    const { usualLoan } = await import('./usual-loan.ts')
    const loan = usualLoan(tables, wallClockOf(new Date(), defaultTimeZone).date)
    return loan && { rate: String(loan.rateBps / 100), years: String(loan.years) }
  },
})
