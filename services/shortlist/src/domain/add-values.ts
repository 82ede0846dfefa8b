import type { GivenValues, SavedValues } from './saved-values.ts'
import { tidyTags } from './tags.ts'

const blank: SavedValues = { notes: '', tags: [], favorite: false, score: null, searchId: null }

/** Values of a home that is saved for the first time. */
export const firstValues = (given: GivenValues): SavedValues => addValues(blank, given)

/** Saves a home that is saved already: adds new values and removes none. */
export const addValues = (current: SavedValues, given: GivenValues): SavedValues => ({
  notes: current.notes === '' ? (given.notes ?? '') : current.notes,
  tags: tidyTags([...current.tags, ...(given.tags ?? [])]),
  favorite: current.favorite || (given.favorite ?? false),
  score: given.score ?? current.score,
  searchId: given.searchId ?? current.searchId,
})

/** Restores a home that was taken off the list: notes and tags return, the heart is as it was pressed now. */
export const restoreValues = (removed: SavedValues, given: GivenValues): SavedValues => ({
  ...addValues(removed, given),
  favorite: given.favorite ?? removed.favorite,
})
