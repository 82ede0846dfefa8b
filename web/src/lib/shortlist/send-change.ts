import type { QueryClient } from '@tanstack/react-query'
import { type BodyInput, editSavedProperty, problemCodes, type SavedProperty, saveProperty } from '@verandah/contracts'
import { errorText, problemOf } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { keepRecord, savedPropertiesQuery } from '@/lib/endpoints/saved-properties.ts'
import { ownUserId } from '@/lib/endpoints/weights.ts'
import type { ToastText } from '@/lib/toast.ts'
import { type SavedChange, withTag } from './pending-changes.ts'

/** A home as it was found: the record of a home that is saved now says so. */
export interface FoundHome {
  propertyId: string
  /** The caller's score of it, 0 to 100. */
  score: number | null
  searchId: string | null
}

/** A change of a home on the shortlist, as it is sent and, until then, kept on the device. */
export interface HomeChange {
  found: FoundHome
  /** `save` puts it on the list, `heart` does so where it is not there, `edit` changes one that is. */
  how: 'save' | 'heart' | 'edit'
  wanted: SavedChange & {
    /** The revision that the notes were written upon. */
    revision?: number
    tags?: SavedProperty['tags']
  }
}

const retryAfterMs = 5_000

/** Without a connection a change waits; with one that does not reach the server it is sent again every five seconds. */
export const patient = {
  networkMode: 'online',
  retry: (_failures: number, error: Error) => error instanceof TypeError,
  retryDelay: retryAfterMs,
} as const

/** Throws ApiError for a refusal; notes that were changed elsewhere meanwhile are refused: see `conflictIn`. */
export async function sendChange({ found, how, wanted }: HomeChange, client: QueryClient): Promise<SavedProperty> {
  const { isSaved: _, tag, ...words } = wanted
  if (how === 'save') return save(found, words)
  const saved = (await client.query({ ...savedPropertiesQuery, staleTime: 'static' })).find(isOf(found))
  if (how === 'heart') return saved === undefined ? save(found, words) : edit(saved, words)
  if (saved === undefined) throw new Error('This property is no longer on your shortlist.')
  if (tag === undefined) return edit(saved, words)
  // A tag is independent of other changes, so a refusal for age is answered with the record as it is now.
  return putTags(saved, tag).catch(async (error: unknown) => {
    const current = conflictIn(error)
    if (current === null) throw error
    await keepRecord(client, current)
    return putTags(current, tag)
  })
}

/** The record as somebody else left it, where an edit was refused because of that; null for any other refusal. */
export const conflictIn = (error: unknown): SavedProperty | null => {
  const problem = problemOf(error)
  if (problem?.code !== problemCodes.editConflict || !('current' in problem)) return null
  return problem.current as SavedProperty
}

/** The message of a change that was made. */
export const doneText = ({ how }: HomeChange, { favorite }: SavedProperty): ToastText => {
  if (how === 'heart') return { title: favorite ? 'Added to favorites' : 'Removed from favorites' }
  if (how === 'save') return { title: 'Property saved', description: 'Property has been added to your shortlist' }
  return { title: 'Property updated', description: 'Changes to your property have been saved' }
}

const refusals = {
  save: 'Error saving property',
  heart: 'Error updating favorite status',
  edit: 'Error updating property',
} as const

/** The message of a change that was refused. */
export const refusedText = ({ how }: HomeChange, error: Error): ToastText => refusalText(refusals[how], error)

export const refusalText = (title: string, error: Error): ToastText => ({
  title,
  description: `There was an error: ${errorText(error)}`,
})

const isOf =
  ({ propertyId }: FoundHome) =>
  (saved: SavedProperty): boolean =>
    saved.propertyId === propertyId

type Words = Pick<BodyInput<typeof saveProperty>, 'notes' | 'tags' | 'favorite'>

const save = (found: FoundHome, words: Words): Promise<SavedProperty> =>
  callRoute(saveProperty, { body: { userId: ownUserId, notes: '', tags: [], favorite: false, ...found, ...words } })

const edit = ({ id }: SavedProperty, body: BodyInput<typeof editSavedProperty>): Promise<SavedProperty> =>
  callRoute(editSavedProperty, { params: { id }, body })

const putTags = (saved: SavedProperty, tag: NonNullable<SavedChange['tag']>): Promise<SavedProperty> =>
  edit(saved, { tags: withTag(saved.tags, tag), revision: saved.revision })
