import { useMutationState } from '@tanstack/react-query'
import type { HiddenReason } from '@verandah/contracts'
import { savedChanges } from '@/lib/shortlist/ask-before-leaving.ts'

/** A buyer hides a home, shows it again or says why it is hidden, as stored on the device until sent. */
export interface HideChange {
  hiding: { propertyId: string; isHidden: boolean; reason?: HiddenReason }
}

export function isHideChange(value: unknown): value is HideChange {
  return typeof value === 'object' && value !== null && 'hiding' in value
}

const keyOf = (propertyId: string) => [...savedChanges, 'hidden', propertyId]

/** Mutation options that serialise the changes of one home. */
export function hidesOf(propertyId: string) {
  return {
    mutationKey: keyOf(propertyId),
    scope: { id: keyOf(propertyId).join(' ') },
  }
}

/** Whether a home is hidden by a change that has not been sent; undefined without one. */
export function usePendingHide(propertyId: string): boolean | undefined {
  return useMutationState({
    filters: { mutationKey: keyOf(propertyId), status: 'pending' },
    select: ({ state }) => (state.variables as HideChange).hiding.isHidden,
  }).at(-1)
}
