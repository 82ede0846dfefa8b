import { type HouseholdInvitePreview, readHouseholdInvite } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { useFragmentLink } from '@/lib/use-fragment-link.ts'

/** `unknown`: not a link of ours, or one whose invite was revoked. */
export type InviteState = HouseholdInvitePreview['state'] | 'unknown'

export type ReadInvite = Omit<HouseholdInvitePreview, 'state'> & { state: InviteState }

/** The invite of the link by which the page was opened. */
export function useHouseholdInvite() {
  return useFragmentLink<ReadInvite>(readHouseholdInvite, {
    none: noInvite,
    read: (token, signal) => callRoute(readHouseholdInvite, { body: { token }, signal }),
  })
}

const noInvite: ReadInvite = { state: 'unknown', invitedBy: null, members: [] }
