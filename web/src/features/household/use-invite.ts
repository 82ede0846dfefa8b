import { useMutation } from '@tanstack/react-query'
import { type Household, type HouseholdInviteInput, householdLimit, inviteToHousehold } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { changeAnswer } from '@/lib/api/route-query.ts'
import { householdQuery } from '@/lib/household/household.ts'
import { toastFailure } from '@/lib/toast.ts'

/** A caller alone takes a place too, although they are not listed yet. */
export function isFull({ members, invites }: Household): boolean {
  return Math.max(members.length, 1) + invites.length >= householdLimit
}

/** Makes invites; `made` is the last one, until it is used or revoked. */
export function useInvite({ invites }: Household) {
  const { data, isPending, mutate } = useMutation({
    mutationFn: (body: HouseholdInviteInput) => callRoute(inviteToHousehold, { body }),
    // The link must show even if the household cannot be read again.
    onSuccess: ({ token: _, ...invite }, _wanted, _before, { client }) =>
      changeAnswer(client, householdQuery.queryKey, (known) => ({ ...known, invites: [invite, ...known.invites] })),
    onError: toastFailure('The invite was not made'),
    onSettled: (_made, _error, _wanted, _before, { client }) =>
      client.invalidateQueries({ queryKey: householdQuery.queryKey }),
  })
  const made = invites.some(({ id }) => id === data?.id) ? (data ?? null) : null
  return { made, isPending, invite: mutate }
}
