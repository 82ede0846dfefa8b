import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveProperty } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { keepRecord } from '@/lib/endpoints/saved-properties.ts'
import { ownUserId } from '@/lib/endpoints/weights.ts'
import { toast } from '@/lib/toast.ts'
import { changesOf } from './pending-changes.ts'
import type { FoundHome } from './use-favourite.ts'
import { useRefusal } from './use-refusal.ts'

interface FirstWords {
  notes?: string
  tags?: string[]
}

/** Saves a home that was not on the shortlist, with the notes or the tag that somebody gave it. */
export const useSaveWithWords = (found: FoundHome) => {
  const queryClient = useQueryClient()
  const refuse = useRefusal('Error saving property')
  return useMutation({
    ...changesOf(found.propertyId),
    mutationFn: (words: FirstWords) => callRoute(saveProperty, { body: { userId: ownUserId, ...found, ...words } }),
    onSuccess: async (record) => {
      await keepRecord(queryClient, record)
      toast({ title: 'Property saved', description: 'Property has been added to your shortlist' })
    },
    onError: refuse,
  })
}
