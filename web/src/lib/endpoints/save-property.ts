import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type BodyInput,
  editSavedProperty,
  removeSavedProperty,
  type SavedProperty,
  saveProperty,
} from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { errorText } from '@/lib/api/error-text.ts'
import { toast } from '@/lib/toast.ts'
import { dropRecord, keepRecord } from './saved-properties.ts'
import { ownUserId } from './weights.ts'

export type Saving = Omit<BodyInput<typeof saveProperty>, 'userId'>
export type SavedEdit = Pick<BodyInput<typeof editSavedProperty>, 'notes' | 'tags' | 'favorite' | 'revision'>

/** Puts a home on the shortlist; one that is there already keeps what it has. */
export const useSaveProperty = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (home: Saving) => callRoute(saveProperty, { body: { userId: ownUserId, ...home } }),
    onSuccess: (record) => keepRecord(queryClient, record),
  })
}

/** Changes a saved home. Notes and tags go with the revision that was seen: 409 `edit-conflict` when another tab rewrote the same. */
export const useEditSaved = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, edit }: { id: string; edit: SavedEdit }) =>
      callRoute(editSavedProperty, { params: { id }, body: edit }),
    onSuccess: (record) => keepRecord(queryClient, record),
  })
}

/** Takes a home off the shortlist: it goes from the list at once, and comes back when that fails. */
export const useRemoveSaved = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: SavedProperty) => callRoute(removeSavedProperty, { params: { id } }),
    onMutate: ({ propertyId }) => dropRecord(queryClient, propertyId),
    onSuccess: () => toast({ title: 'Property removed' }),
    onError: (error, record) => {
      keepRecord(queryClient, record)
      toastFailure('Error removing property', error)
    },
  })
}

/** What could not be done, with the server's words. */
export const toastFailure = (title: string, error: unknown): void =>
  toast({ title, description: `There was an error: ${errorText(error)}`, variant: 'destructive' })
