import type { QueryClient } from '@tanstack/react-query'
import { type BodyInput, editSavedProperty, type SavedProperty, saveProperty } from '@verandah/contracts'
import { errorText } from '@/lib/api/api-error.ts'
import { currentIn } from '@/lib/edit-conflict.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { keepRecord, recordOf, savedPropertiesQuery } from '@/lib/endpoints/saved-properties.ts'
import { ownUserId } from '@/lib/endpoints/weights.ts'
import { dismissToasts, toast, type ToastText } from '@/lib/toast.ts'
import { type SavedChange, withTag } from './pending-changes.ts'

/** A home and where it was found: recorded when the home is saved. */
export interface FoundHome {
  propertyId: string
  /** The caller's score, 0 to 100. */
  score: number | null
  searchId: string | null
}

/** A change of a home on the shortlist, as stored on the device until sent. */
export interface HomeChange {
  found: FoundHome
  /** `save` adds the home, `heart` and `bid` add it if it is missing, `edit` changes a saved one. */
  how: 'save' | 'heart' | 'bid' | 'edit'
  wanted: SavedChange & {
    revision?: number
    tags?: SavedProperty['tags']
  }
}

/** Throws `ApiError` for a refusal, including notes changed elsewhere since: see `conflictIn`. */
export async function sendChange({ found, how, wanted }: HomeChange, client: QueryClient): Promise<SavedProperty> {
  const { isSaved: _, tag, ...words } = wanted
  if (how === 'save') return save(found, words)
  const known = recordOf(client, found.propertyId)
  if (how === 'heart' || how === 'bid') return known === undefined ? save(found, words) : edit(known, words)
  const saved = known ?? (await readShortlist(client)).find(({ propertyId }) => propertyId === found.propertyId)
  if (saved === undefined) throw new Error('This property is no longer on your shortlist.')
  if (tag === undefined) return edit(saved, words)
  // A tag is independent of other changes, so an edit conflict is retried on the current record.
  return putTags(saved, tag).catch(async (error: unknown) => {
    const current = conflictIn(error)
    if (current === null) throw error
    await keepRecord(client, current)
    return putTags(current, tag)
  })
}

/** Returns the current record from an edit conflict; null for any other error. */
export function conflictIn(error: unknown): SavedProperty | null {
  return (currentIn(error) as SavedProperty | null | undefined) ?? null
}

/** Says that a change is saved, or takes away what was said before it. */
export function sayDone(change: HomeChange, record: SavedProperty): void {
  const done = doneText(change, record)
  if (done === null) dismissToasts()
  else toast(done)
}

/** Null where the page says it in place, with an undo that a toast would cover. */
export function doneText({ how, wanted }: HomeChange, { favorite }: SavedProperty): ToastText | null {
  if (how === 'bid') return wanted.walkAway === null ? null : { title: bidText(wanted) }
  if (how === 'heart') return { title: favorite ? 'Added to favorites' : 'Removed from favorites' }
  if (how === 'save') return { title: 'Property saved', description: 'Property has been added to your shortlist' }
  return { title: 'Property updated', description: 'Changes to your property have been saved' }
}

const bidText = ({ walkAway, saleResult }: SavedChange): string => {
  if (walkAway !== undefined) return 'Walk-away price saved'
  return saleResult === null ? 'Result removed' : 'Result recorded'
}

const refusals = {
  save: 'Error saving property',
  heart: 'Error updating favorite status',
  bid: 'Error saving your bidding card',
  edit: 'Error updating property',
} as const

export function refusedText({ how }: HomeChange, error: Error): ToastText {
  return refusalText(refusals[how], error)
}

export function refusalText(title: string, error: Error): ToastText {
  return {
    title,
    description: `There was an error: ${errorText(error)}`,
  }
}

export function readShortlist(client: QueryClient): Promise<SavedProperty[]> {
  return client.query({ ...savedPropertiesQuery, staleTime: 'static' })
}

type Words = Pick<BodyInput<typeof saveProperty>, 'notes' | 'tags' | 'favorite' | 'walkAway' | 'saleResult'>

const save = (found: FoundHome, words: Words): Promise<SavedProperty> =>
  callRoute(saveProperty, { body: { userId: ownUserId, notes: '', tags: [], favorite: false, ...found, ...words } })

const edit = ({ id }: SavedProperty, body: BodyInput<typeof editSavedProperty>): Promise<SavedProperty> =>
  callRoute(editSavedProperty, { params: { id }, body })

const putTags = (saved: SavedProperty, tag: NonNullable<SavedChange['tag']>): Promise<SavedProperty> =>
  edit(saved, { tags: withTag(saved.tags, tag), revision: saved.revision })
