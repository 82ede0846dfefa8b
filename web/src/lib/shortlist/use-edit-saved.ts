import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { editSavedProperty, type SavedProperty } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { keepRecord, recordOf } from '@/lib/endpoints/saved-properties.ts'
import { toast } from '@/lib/toast.ts'
import { conflictIn } from './edit-conflict.ts'
import { changesOf, type SavedChange, withTag } from './pending-changes.ts'
import { useRefusal } from './use-refusal.ts'

type Tag = NonNullable<SavedChange['tag']>

/** New notes, and the revision on which they were written; or a tag put on or taken off. */
export type SavedEdit = { notes: string; revision: number } | { tag: Tag }

/** Changes the notes or tags of a saved home. Notes that another tab rewrote meanwhile are refused: see `conflictIn`. */
export const useEditSaved = (propertyId: string) => {
  const queryClient = useQueryClient()
  const refuse = useRefusal('Error updating property')
  return useMutation({
    ...changesOf(propertyId),
    mutationFn: (edit: SavedEdit) => {
      const saved = recordOf(queryClient, propertyId)
      if (saved === undefined) throw new Error('This property is not on your shortlist any more.')
      return 'tag' in edit
        ? sendTag(queryClient, saved, edit.tag)
        : callRoute(editSavedProperty, { params: { id: saved.id }, body: edit })
    },
    onSuccess: async (record) => {
      await keepRecord(queryClient, record)
      toast({ title: 'Property updated', description: 'Changes to your property have been saved' })
    },
    onError: async (error) => {
      const current = conflictIn(error)
      if (current === null) refuse(error)
      else await keepRecord(queryClient, current)
    },
  })
}

/** What is wanted of a tag holds whatever else was changed, so a refusal for age is answered with the record as it is now. */
const sendTag = async (queryClient: QueryClient, saved: SavedProperty, tag: Tag): Promise<SavedProperty> => {
  try {
    return await putTags(saved, tag)
  } catch (error) {
    const current = error instanceof Error ? conflictIn(error) : null
    if (current === null) throw error
    await keepRecord(queryClient, current)
    return putTags(current, tag)
  }
}

const putTags = ({ id, revision, tags }: SavedProperty, tag: Tag): Promise<SavedProperty> =>
  callRoute(editSavedProperty, { params: { id }, body: { tags: withTag(tags, tag), revision } })
