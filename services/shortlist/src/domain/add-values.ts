import type { GivenValues, SavedValues } from './saved-values.ts'
import { tidyTags } from './tags.ts'

const blank: SavedValues = { notes: '', tags: [], favorite: false, score: null, searchId: null }

/** A home that is saved for the first time. */
export const firstValues = (given: GivenValues): SavedValues => addValues(blank, given)

/** Saving a home that is saved already: it gains what is new, and nothing is taken away. */
export const addValues = (current: SavedValues, given: GivenValues): SavedValues => ({
  notes: current.notes === '' ? (given.notes ?? '') : current.notes,
  tags: tidyTags([...current.tags, ...(given.tags ?? [])]),
  favorite: current.favorite || (given.favorite ?? false),
  score: given.score ?? current.score,
  searchId: given.searchId ?? current.searchId,
})

/** Putting back a home that was taken off the list: notes and tags return, the heart is as it was pressed now. */
export const restoreValues = (removed: SavedValues, given: GivenValues): SavedValues => ({
  ...addValues(removed, given),
  favorite: given.favorite ?? removed.favorite,
})
