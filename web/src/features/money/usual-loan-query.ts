import { queryOptions } from '@tanstack/react-query'

/** The loan that is assumed where a buyer says nothing of it; loads the tables. */
export const usualLoanQuery = queryOptions({
  queryKey: ['usualLoan'],
  queryFn: async () => (await import('./usual-loan.ts')).usualLoanOn(new Date()),
})
