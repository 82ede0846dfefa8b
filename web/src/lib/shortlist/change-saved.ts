import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type BodyInput,
  editSavedProperty,
  paths,
  problemCodes,
  removeSavedProperty,
  type SavedProperty,
  saveProperty,
} from '@verandah/contracts'
import { useNavigate } from 'react-router-dom'
import { errorText, problemOf } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { dropRecord, keepRecord, recordOf, useSavedHome } from '@/lib/endpoints/saved-properties.ts'
import { ownUserId } from '@/lib/endpoints/weights.ts'
import { toast, type ToastText } from '@/lib/toast.ts'
import { changesOf, type SavedChange, withTag } from './pending-changes.ts'

/** A home as it was found: the record of a home that is saved now says so. */
export interface FoundHome {
  propertyId: string
  /** The caller's score of it, 0 to 100. */
  score: number | null
  searchId: string | null
}

/** The heart of a home: saves one that was not saved, marks or unmarks one that was. It answers before the server does. */
export const useFavourite = (found: FoundHome, failed: Failed = refusalOf('Error updating favorite status')) => {
  const { isFavourite } = useSavedHome(found.propertyId)
  const { mutate, isPending } = useChange({
    propertyId: found.propertyId,
    send: ({ favorite }: SavedChange & { favorite: boolean }, saved) =>
      saved === undefined ? save(found, { favorite }) : edit(saved, { favorite }),
    said: ({ favorite }) => ({ title: favorite ? 'Added to favorites' : 'Removed from favorites' }),
    failed,
  })
  const toggle = () => mutate(isFavourite ? { favorite: false } : { favorite: true, isSaved: true })
  return { isFavourite, isPending, toggle }
}

const added = { title: 'Property saved', description: 'Property has been added to your shortlist' }

/** Puts a home on the shortlist; one that was removed some days ago comes back with its notes and tags. */
export const useSaveHome = (found: FoundHome) => {
  const { mutate, isPending } = useSaveWithNotes(found)
  const saveHome = (change: Pick<SavedChange, 'favorite'> = {}, then: { onSuccess?: () => void } = {}) =>
    mutate({ ...change, isSaved: true }, then)
  return { isPending, save: saveHome }
}

/** Saves a home that was not on the shortlist, with the notes or the tags that somebody gave it. */
export const useSaveWithNotes = (found: FoundHome) =>
  useChange({
    propertyId: found.propertyId,
    send: ({ isSaved: _, ...words }: FirstNotes & { isSaved?: boolean }) => save(found, words),
    said: () => added,
    failed: refusalOf('Error saving property'),
  })

/** New notes, and the revision on which they were written; or a tag put on or taken off. */
type SavedEdit = { notes: string; revision: number } | { tag: Tag }

/** Changes the notes or tags of a saved home. Notes that another tab rewrote meanwhile are refused: see `conflictIn`. */
export const useEditSaved = (propertyId: string) => {
  const queryClient = useQueryClient()
  return useChange({
    propertyId,
    send: async (wanted: SavedEdit, saved) => {
      if (saved === undefined) throw new Error('This property is no longer on your shortlist.')
      if (!('tag' in wanted)) return edit(saved, wanted)
      // What is wanted of a tag holds whatever else was changed, so a refusal for age is answered with the record as it is now.
      return putTags(saved, wanted.tag).catch(async (error: unknown) => {
        const current = conflictIn(error)
        if (current === null) throw error
        await keepRecord(queryClient, current)
        return putTags(current, wanted.tag)
      })
    },
    said: () => ({ title: 'Property updated', description: 'Changes to your property have been saved' }),
    failed: refusalOf('Error updating property'),
  })
}

/** Takes a home off the shortlist. Saving it again brings its notes and tags back. `onRefused` is called even when its card is gone. */
export const useRemoveSaved = ({ id, propertyId }: Pick<SavedProperty, 'id' | 'propertyId'>, onRefused: () => void) => {
  const refuse = useRefusal(refusalOf('Error removing property'))
  const { mutate } = useMutation({
    ...changesOf(propertyId),
    mutationFn: (_: SavedChange) => callRoute(removeSavedProperty, { params: { id } }),
    onSuccess: async (_reply, _change, _before, { client }) => {
      await dropRecord(client, id)
      toast({ title: 'Property removed' })
    },
    onError: (error) => {
      onRefused()
      refuse(error)
    },
  })
  return () => mutate({ isSaved: false })
}

/** The record as somebody else left it, where an edit was refused because of that; null for any other refusal. */
export const conflictIn = (error: unknown): SavedProperty | null => {
  const problem = problemOf(error)
  if (problem?.code !== problemCodes.editConflict || !('current' in problem)) return null
  return problem.current as SavedProperty
}

type Tag = NonNullable<SavedChange['tag']>
type FirstNotes = Pick<BodyInput<typeof saveProperty>, 'notes' | 'tags' | 'favorite'>
type Failed = (error: Error) => ToastText

const refusalOf =
  (title: string): Failed =>
  (error) => ({ title, description: `There was an error: ${errorText(error)}` })

interface Change<Wanted> {
  propertyId: string
  send: (wanted: Wanted, saved: SavedProperty | undefined) => Promise<SavedProperty>
  said: (record: SavedProperty) => ToastText
  failed: Failed
}

/** One change of a home: it waits for those before it, and the record that comes of it takes its place on the list. */
const useChange = <Wanted>({ propertyId, send, said, failed }: Change<Wanted>) => {
  const refuse = useRefusal(failed)
  return useMutation({
    ...changesOf(propertyId),
    mutationFn: (wanted: Wanted, { client }) => send(wanted, recordOf(client, propertyId)),
    onSuccess: async (record, _wanted, _before, { client }) => {
      await keepRecord(client, record)
      toast(said(record))
    },
    onError: async (error, _wanted, _before, { client }) => {
      const current = conflictIn(error)
      if (current === null) refuse(error)
      else await keepRecord(client, current)
    },
  })
}

/** What happens when a change of the shortlist is refused: the plans without a plan, the reason otherwise. */
const useRefusal = (failed: Failed) => {
  const navigate = useNavigate()
  return (error: Error): void => {
    if (problemOf(error)?.code === problemCodes.subscriptionRequired) void navigate(paths.pricing)
    else toast({ ...failed(error), variant: 'destructive' })
  }
}

const save = (found: FoundHome, words: FirstNotes): Promise<SavedProperty> =>
  callRoute(saveProperty, { body: { userId: ownUserId, notes: '', tags: [], favorite: false, ...found, ...words } })

const edit = ({ id }: SavedProperty, body: BodyInput<typeof editSavedProperty>): Promise<SavedProperty> =>
  callRoute(editSavedProperty, { params: { id }, body })

const putTags = (saved: SavedProperty, tag: Tag): Promise<SavedProperty> =>
  edit(saved, { tags: withTag(saved.tags, tag), revision: saved.revision })
