import { useMutation, useQueryClient } from '@tanstack/react-query'
import { editSavedProperty, saveProperty } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { keepRecord, recordOf, useSavedHome } from '@/lib/endpoints/saved-properties.ts'
import { ownUserId } from '@/lib/endpoints/weights.ts'
import { toast } from '@/lib/toast.ts'
import { changesOf, type SavedChange } from './pending-changes.ts'
import { useRefusal } from './use-refusal.ts'

/** A home as it was found: the record of a home that is saved now says so. */
export interface FoundHome {
  propertyId: string
  /** The caller's score of it, 0 to 100. */
  score: number | null
  searchId: string | null
}

/** The heart of a home: saves one that was not saved, marks or unmarks one that was. It answers before the server does. */
export const useFavourite = (found: FoundHome) => {
  const queryClient = useQueryClient()
  const refuse = useRefusal('Error updating favorite status')
  const { isFavourite } = useSavedHome(found.propertyId)
  const { mutate } = useMutation({
    ...changesOf(found.propertyId),
    mutationFn: ({ favorite }: SavedChange & { favorite: boolean }) => {
      const saved = recordOf(queryClient, found.propertyId)
      return saved === undefined
        ? callRoute(saveProperty, { body: { userId: ownUserId, ...found, favorite } })
        : callRoute(editSavedProperty, { params: { id: saved.id }, body: { favorite } })
    },
    onSuccess: async (record) => {
      await keepRecord(queryClient, record)
      toast({ title: record.favorite ? 'Added to favorites' : 'Removed from favorites' })
    },
    onError: refuse,
  })
  const toggle = () => mutate(isFavourite ? { favorite: false } : { favorite: true, isSaved: true })
  return { isFavourite, toggle }
}
