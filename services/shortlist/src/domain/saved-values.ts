import type { SavedPropertyInput } from '@verandah/contracts'
import { haveSameTags, tidyTags } from './tidy-tags.ts'

/** What a buyer can change about a saved home. */
export interface SavedValues {
  notes: string
  tags: string[]
  favorite: boolean
  /** 0 to 100, as it was when the home was saved. */
  score: number | null
  searchId: string | null
}

/** What a sender gave; a field that is not there was not spoken of. */
export type GivenValues = { readonly [Field in keyof SavedValues]?: SavedValues[Field] | undefined }

type Sent = Pick<SavedPropertyInput, keyof SavedValues>

/** Reads what came over the wire: null notes and tags are empty ones. */
export const givenIn = ({ notes, tags, favorite, score, searchId }: Sent): GivenValues => ({
  notes: notes === null ? '' : notes,
  tags: tags === undefined ? undefined : tidyTags(tags ?? []),
  favorite,
  score,
  searchId,
})

export const valuesOf = ({ notes, tags, favorite, score, searchId }: SavedValues): SavedValues => ({
  notes,
  tags,
  favorite,
  score,
  searchId,
})

export const areSame = (one: SavedValues, other: SavedValues): boolean =>
  one.notes === other.notes &&
  haveSameTags(one.tags, other.tags) &&
  one.favorite === other.favorite &&
  one.score === other.score &&
  one.searchId === other.searchId
