import { useMutation, useQueryClient } from '@tanstack/react-query'
import { editSavedProperty, type SavedProperty, saveProperty } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { keepRecord } from '@/lib/endpoints/saved-properties.ts'
import { ownUserId } from '@/lib/endpoints/weights.ts'
import { toast } from '@/lib/toast.ts'

interface Favouring {
  propertyId: string
  /** The home's place on the shortlist, if it has one. */
  saved: SavedProperty | undefined
  favorite: boolean
}

/** Marks the home of an event as a favourite, or takes that back; a home that was not saved is saved with it. */
export const useFavouriteHome = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ propertyId, saved, favorite }: Favouring) =>
      saved === undefined
        ? callRoute(saveProperty, { body: { userId: ownUserId, propertyId, favorite, score: null, searchId: null } })
        : callRoute(editSavedProperty, { params: { id: saved.id }, body: { favorite } }),
    onSuccess: async (record) => {
      await keepRecord(queryClient, record)
      toast({ title: record.favorite ? 'Added to favorites' : 'Removed from favorites' })
    },
    onError: () =>
      toast({
        title: 'Error updating property',
        description: 'Failed to update property favorite status',
        variant: 'destructive',
      }),
  })
}
