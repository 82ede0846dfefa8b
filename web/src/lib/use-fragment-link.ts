import { useQuery } from '@tanstack/react-query'
import { AccountLinkToken, type AnyRoute } from '@verandah/contracts'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { hasStatus } from './api/api-error.ts'
import { queryKeyOf } from './api/route-query.ts'

interface Reading<Read> {
  /** What a link shows that is none of ours, or no longer known. */
  none: Read
  read: (token: string, signal: AbortSignal) => Promise<Read>
}

/** The token in the URL's fragment when the page was opened, and what its link leads to. Reading spends nothing. */
export function useFragmentLink<Read>(route: AnyRoute, { none, read }: Reading<Read>) {
  const { hash } = useLocation()
  const [token] = useState(hash.slice(1))
  const isWhole = AccountLinkToken.safeParse(token).success
  const query = useQuery({
    queryKey: queryKeyOf(route, token),
    queryFn: ({ signal }) =>
      read(token, signal).catch((error: unknown) => {
        if (hasStatus(error, 404)) return none
        throw error
      }),
    enabled: isWhole,
    ...(!isWhole && { initialData: none }),
    gcTime: 0,
  })
  return { token, query }
}
