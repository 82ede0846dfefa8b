import { queryOptions } from '@tanstack/react-query'
import { listInvoices } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/query-key.ts'

/** The billing history, newest first. */
export const invoicesQuery = queryOptions({
  queryKey: queryKeyOf(listInvoices),
  queryFn: ({ signal }) => callRoute(listInvoices, { signal }),
})
