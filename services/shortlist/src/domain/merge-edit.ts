import { mergeJudgement } from './judgement.ts'
import { isSameValue } from './same-value.ts'
import type { GivenValues, SavedValues } from './saved-values.ts'
import { haveSameTags, mergeTags } from './tags.ts'

interface Edit {
  current: SavedValues
  /** The values that the sender had seen; null if they are no longer known. */
  base: SavedValues | null
  given: GivenValues
}

/** An edit merged with concurrent changes, or the fields whose changes conflict. */
export type Merge = { isConflict: false; values: SavedValues } | { isConflict: true; fields: (keyof SavedValues)[] }

/**
 * Three-way merge: a field that the sender did not change keeps another tab's value, even if the sender sends the whole
 * record. Tags merge one by one; notes that both rewrote are a conflict; for other fields the later edit wins, a
 * verdict and a stage with their reasons, a walk-away price and a result as a whole.
 */
export function mergeEdit(edit: Edit): Merge {
  const notes = mergeNotes(edit)
  const tags = mergeBothTags(edit)
  if (notes === null || tags === null) {
    return {
      isConflict: true,
      fields: [...(notes === null ? ['notes' as const] : []), ...(tags === null ? ['tags' as const] : [])],
    }
  }
  const values = {
    notes,
    areNotesPrivate: later(edit, 'areNotesPrivate'),
    tags,
    favorite: later(edit, 'favorite'),
    ...mergeJudgement(edit.current, edit.base, edit.given),
    walkAway: later(edit, 'walkAway'),
    saleResult: later(edit, 'saleResult'),
    score: later(edit, 'score'),
    searchId: later(edit, 'searchId'),
  }
  return { isConflict: false, values }
}

const mergeNotes = ({ current, base, given }: Edit): string | null => {
  if (given.notes === undefined || given.notes === current.notes || given.notes === base?.notes) return current.notes
  return current.notes === base?.notes ? given.notes : null
}

const mergeBothTags = ({ current, base, given }: Edit): string[] | null => {
  if (given.tags === undefined || haveSameTags(given.tags, current.tags)) return current.tags
  return base === null ? null : mergeTags(base.tags, current.tags, given.tags)
}

type WonByLater = 'areNotesPrivate' | 'favorite' | 'walkAway' | 'saleResult' | 'score' | 'searchId'

const later = <Field extends WonByLater>({ current, base, given }: Edit, field: Field): SavedValues[Field] => {
  const value = given[field]
  return value === undefined || isSameValue(value, base?.[field]) ? current[field] : value
}
