import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveProperty } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { keepRecord } from '@/lib/endpoints/saved-properties.ts'
import { ownUserId } from '@/lib/endpoints/weights.ts'
import { toast } from '@/lib/toast.ts'
import { changesOf, type SavedChange } from './pending-changes.ts'
import type { FoundHome } from './use-favourite.ts'
import { useRefusal } from './use-refusal.ts'

/** Puts a home on the shortlist; one that was removed some days ago comes back with its notes and tags. */
export const useSaveHome = (found: FoundHome) => {
  const queryClient = useQueryClient()
  const refuse = useRefusal('Error saving property')
  const { mutate, isPending } = useMutation({
    ...changesOf(found.propertyId),
    mutationFn: ({ favorite }: SavedChange) =>
      callRoute(saveProperty, {
        body: { userId: ownUserId, ...found, ...(favorite === undefined ? {} : { favorite }) },
      }),
    onSuccess: async (record) => {
      await keepRecord(queryClient, record)
      toast({ title: 'Property saved', description: 'Property has been added to your shortlist' })
    },
    onError: refuse,
  })
  const save = (change: Pick<SavedChange, 'favorite'> = {}, then: { onSuccess?: () => void } = {}) =>
    mutate({ ...change, isSaved: true }, then)
  return { isPending, save }
}
