import { useQuery } from '@tanstack/react-query'
import { type HouseholdInvitePreview, HouseholdInviteToken, readHouseholdInvite } from '@verandah/contracts'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { hasStatus } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/route-query.ts'

/** `unknown`: not a link of ours, or one whose invite was revoked. */
export type InviteState = HouseholdInvitePreview['state'] | 'unknown'

export type ReadInvite = Omit<HouseholdInvitePreview, 'state'> & { state: InviteState }

/** The token in the URL's fragment when the page was opened, and who invites. Reading spends nothing. */
export const useHouseholdInvite = () => {
  const { hash } = useLocation()
  const [token] = useState(hash.slice(1))
  const isWhole = HouseholdInviteToken.safeParse(token).success
  const query = useQuery({
    queryKey: queryKeyOf(readHouseholdInvite, token),
    queryFn: ({ signal }) => readInvite(token, signal),
    enabled: isWhole,
    ...(!isWhole && { initialData: noInvite }),
    gcTime: 0,
  })
  return { token, query }
}

const noInvite: ReadInvite = { state: 'unknown', invitedBy: null, members: [] }

const readInvite = async (token: string, signal: AbortSignal): Promise<ReadInvite> => {
  try {
    return await callRoute(readHouseholdInvite, { body: { token }, signal })
  } catch (error) {
    if (hasStatus(error, 404)) return noInvite
    throw error
  }
}
