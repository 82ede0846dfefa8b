import { useMutation } from '@tanstack/react-query'
import { problemCodes, removeSavedProperty, type SavedProperty } from '@verandah/contracts'
import { problemOf } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { patient } from '@/lib/api/patient.ts'
import { dropRecord, keepRecord, useSavedHome } from '@/lib/endpoints/saved-properties.ts'
import { toast, type ToastText } from '@/lib/toast.ts'
import { usePlanNeeded } from '@/lib/use-plan-needed.ts'
import { changesOf, type SavedChange, type Wanting } from './pending-changes.ts'
import {
  conflictIn,
  type FoundHome,
  type HomeChange,
  refusalText,
  refusedText,
  sayDone,
  sendChange,
} from './send-change.ts'

/** The favourite toggle of a home: saves the home if needed, then marks or unmarks it. Updates optimistically. */
export function useFavourite(found: FoundHome, refusal?: ToastText) {
  const { isFavourite } = useSavedHome(found.propertyId)
  const { mutate, isPending } = useChange(found, 'heart', refusal)
  const toggle = () => mutate(isFavourite ? { favorite: false } : { favorite: true, isSaved: true })
  return { isFavourite, isPending, toggle }
}

export function useSaveHome(found: FoundHome) {
  const { mutate, isPending } = useChange(found, 'save')
  const saveHome = (change: Pick<SavedChange, 'favorite'> = {}, then: { onSuccess?: () => void } = {}) =>
    mutate({ ...change, isSaved: true }, then)
  return { isPending, save: saveHome }
}

export function useSaveWithNotes(found: FoundHome) {
  return useChange(found, 'save')
}

/** Changes the walk-away price or the result of a home; saves the home if it is not on the shortlist. */
export function useBid(found: FoundHome) {
  return useChange(found, 'bid')
}

export function useEditSaved(propertyId: string) {
  return useChange({ propertyId, score: null, searchId: null }, 'edit')
}

/**
 * Removes a home from the shortlist; saving it again restores its notes and tags. Calls `onRefused` even if the
 * card has unmounted.
 */
export const useRemoveSaved = ({ id, propertyId }: Pick<SavedProperty, 'id' | 'propertyId'>, onRefused: () => void) => {
  const refuse = useRefusal()
  const { mutate } = useMutation({
    ...changesOf(propertyId),
    mutationFn: (_: Wanting) => callRoute(removeSavedProperty, { params: { id } }),
    onSuccess: async (_reply, _change, _before, { client }) => {
      await dropRecord(client, id)
      toast({ title: 'Property removed' })
    },
    onError: (error) => {
      onRefused()
      refuse(error, refusalText('Error removing property', error))
    },
  })
  return () => mutate({ wanted: { isSaved: false } })
}

type Wanted = HomeChange['wanted']

/**
 * A mutation of one home: queued behind earlier changes of that home; writes the returned record to the cached
 * list.
 */
const useChange = (found: FoundHome, how: HomeChange['how'], refusal?: ToastText) => {
  const refuse = useRefusal()
  const { mutate, mutateAsync, isPending } = useMutation({
    ...changesOf(found.propertyId),
    ...patient,
    mutationFn: (change: HomeChange, { client }) => sendChange(change, client),
    onSuccess: async (record, change, _before, { client }) => {
      await keepRecord(client, record)
      sayDone(change, record)
    },
    onError: async (error, change, _before, { client }) => {
      const current = conflictIn(error)
      if (current === null) refuse(error, refusal ?? refusedText(change, error))
      else await keepRecord(client, current)
    },
  })
  return {
    isPending,
    mutate: (wanted: Wanted, then?: { onSuccess?: () => void; onError?: () => void }) =>
      mutate({ found, how, wanted }, then),
    mutateAsync: (wanted: Wanted) => mutateAsync({ found, how, wanted }),
  }
}

/** Says why a change was refused. Without a plan it opens the pricing page. */
const useRefusal = () => {
  const askForPlan = usePlanNeeded()
  return (error: Error, text: ToastText): void => {
    if (problemOf(error)?.code === problemCodes.subscriptionRequired) askForPlan(error)
    else toast({ ...text, variant: 'destructive' })
  }
}
