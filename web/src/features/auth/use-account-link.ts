import { useQueryClient } from '@tanstack/react-query'
import { type AccountLink, type AccountLinkPurpose, problemCodes, readAccountLink } from '@verandah/contracts'
import { problemOf } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/route-query.ts'
import { useFragmentLink } from '@/lib/use-fragment-link.ts'

/** `unknown`: not a link of ours, or one for another page. */
export type LinkState = AccountLink['state'] | 'unknown'

/** The token of the link by which the page was opened, and its state. */
export function useAccountLink(purpose: AccountLinkPurpose) {
  const queryClient = useQueryClient()
  const { token, query } = useFragmentLink<ReadLink>(readAccountLink, {
    none: noLink,
    read: async (token, signal) => {
      const link = await callRoute(readAccountLink, { body: { token }, signal })
      return link.purpose === purpose ? link : noLink
    },
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
