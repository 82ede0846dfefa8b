import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removeSavedProperty, type SavedProperty } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { dropRecord } from '@/lib/endpoints/saved-properties.ts'
import { toast } from '@/lib/toast.ts'
import { changesOf, type SavedChange } from './pending-changes.ts'
import { useRefusal } from './use-refusal.ts'

/** Takes a home off the shortlist. Saving it again brings its notes and tags back. */
export const useRemoveSaved = ({ id, propertyId }: Pick<SavedProperty, 'id' | 'propertyId'>) => {
  const queryClient = useQueryClient()
  const refuse = useRefusal('Error removing property')
  const { mutate, isPending } = useMutation({
    ...changesOf(propertyId),
    mutationFn: (_: SavedChange) => callRoute(removeSavedProperty, { params: { id } }),
    onSuccess: async () => {
      await dropRecord(queryClient, id)
      toast({ title: 'Property removed' })
    },
    onError: refuse,
  })
  return { isPending, remove: (then: { onError?: () => void } = {}) => mutate({ isSaved: false }, then) }
}
