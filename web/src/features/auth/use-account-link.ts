import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type AccountLink,
  type AccountLinkPurpose,
  AccountLinkToken,
  problemCodes,
  readAccountLink,
} from '@verandah/contracts'
import { useState } from 'react'
import { hasStatus, problemOf } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/route-query.ts'

/** `unknown`: not a link of ours, or one for another page. */
export type LinkState = AccountLink['state'] | 'unknown'

/** The token in the URL's fragment when the page was opened, and its state. */
export const useAccountLink = (purpose: AccountLinkPurpose) => {
  const [token] = useState(() => window.location.hash.slice(1))
  const isWhole = AccountLinkToken.safeParse(token).success
  const queryClient = useQueryClient()
  const query = useQuery({
    queryKey: queryKeyOf(readAccountLink, token),
    queryFn: ({ signal }) => readLink(token, purpose, signal),
    enabled: isWhole,
    ...(!isWhole && { initialData: noLink }),
    gcTime: 0,
  })
  /** Refetches a link that was used or expired while the page was open, so that the page says so. */
  const readDeadLinkAgain = (error: unknown): void => {
    const { code } = problemOf(error) ?? {}
    if (code === problemCodes.linkUsed || code === problemCodes.linkExpired)
      void queryClient.invalidateQueries({ queryKey: queryKeyOf(readAccountLink) })
  }
  return { token, query, readDeadLinkAgain }
}

type ReadLink = Pick<AccountLink, 'username' | 'asksCode'> & { state: LinkState }

const noLink: ReadLink = { state: 'unknown', username: null, asksCode: false }

const readLink = async (token: string, purpose: AccountLinkPurpose, signal: AbortSignal): Promise<ReadLink> => {
  try {
    const link = await callRoute(readAccountLink, { body: { token }, signal })
    return link.purpose === purpose ? link : noLink
  } catch (error) {
    if (hasStatus(error, 404)) return noLink
    throw error
  }
}
