import { useMutationState } from '@tanstack/react-query'
import { type HiddenReason, hideProperty, showHiddenProperty } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { savedChanges } from '@/lib/shortlist/ask-before-leaving.ts'

/** A buyer hides a home, shows it again or says why it is hidden, as stored on the device until sent. */
export interface HideChange {
  hiding: { propertyId: string; isHidden: boolean; reason?: HiddenReason }
}

export const isHideChange = (value: unknown): value is HideChange =>
  typeof value === 'object' && value !== null && 'hiding' in value

const keyOf = (propertyId: string) => [...savedChanges, 'hidden', propertyId]

/** Mutation options that serialise the changes of one home. */
export const hidesOf = (propertyId: string) => ({
  mutationKey: keyOf(propertyId),
  scope: { id: keyOf(propertyId).join(' ') },
})

export async function sendHide({ hiding: { propertyId: id, isHidden, reason } }: HideChange): Promise<void> {
  if (!isHidden) await callRoute(showHiddenProperty, { params: { id } })
  else await callRoute(hideProperty, { params: { id }, body: reason === undefined ? {} : { reason } })
}

/** Whether a home is hidden by a change that has not been sent; undefined without one. */
export const usePendingHide = (propertyId: string): boolean | undefined =>
  useMutationState({
    filters: { mutationKey: keyOf(propertyId), status: 'pending' },
    select: ({ state }) => (state.variables as HideChange).hiding.isHidden,
  }).at(-1)
