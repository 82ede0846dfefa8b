import { addJudgement } from './judgement.ts'
import type { GivenValues, SavedValues } from './saved-values.ts'
import { tidyTags } from './tags.ts'

/** Values of which the latest replaces the one before. */
type Latest = 'areNotesPrivate' | 'walkAway' | 'saleResult' | 'score' | 'searchId'

/**
 * Saves a home that is saved already: adds new values and removes none. A walk-away price and a result replace earlier
 * ones, because the buyer has just said them.
 */
export function addValues(current: SavedValues, given: GivenValues): SavedValues {
  const latest = <Name extends Latest>(name: Name): SavedValues[Name] => given[name] ?? current[name]
  return {
    notes: current.notes === '' ? (given.notes ?? '') : current.notes,
    areNotesPrivate: latest('areNotesPrivate'),
    tags: tidyTags([...current.tags, ...(given.tags ?? [])]),
    favorite: current.favorite || (given.favorite ?? false),
    ...addJudgement(current, given),
    walkAway: latest('walkAway'),
    saleResult: latest('saleResult'),
    score: latest('score'),
    searchId: latest('searchId'),
  }
}

/**
 * Values of a home that joins the list, for the first time or again: what the buyer said of it returns, the heart is as
 * it was pressed now.
 */
export function restoreValues(removed: SavedValues, given: GivenValues): SavedValues {
  return {
    ...addValues(removed, given),
    favorite: given.favorite ?? removed.favorite,
  }
}
