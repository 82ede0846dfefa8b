import type { SavedPropertyInput } from '@verandah/contracts'
import { haveSameTags, tidyTags } from './tags.ts'

/** Values of a saved home that a buyer can change. */
export interface SavedValues {
  notes: string
  tags: string[]
  favorite: boolean
  /** 0 to 100, at the time the home was saved. */
  score: number | null
  searchId: string | null
}

const fields = ['notes', 'tags', 'favorite', 'score', 'searchId'] as const satisfies (keyof SavedValues)[]

/** The fields that a sender gave; missing ones stay unchanged. */
export type GivenValues = { readonly [Field in keyof SavedValues]?: SavedValues[Field] | undefined }

type Sent = Pick<SavedPropertyInput, keyof SavedValues>

/** Reads a request body: null notes and tags mean empty ones. */
export const givenIn = ({ notes, tags, favorite, score, searchId }: Sent): GivenValues => ({
  notes: notes === null ? '' : notes,
  tags: tags === undefined ? undefined : tidyTags(tags ?? []),
  favorite,
  score,
  searchId,
})

const pick = <Field extends keyof SavedValues>(values: SavedValues, picked: readonly Field[]) =>
  Object.fromEntries(picked.map((field) => [field, values[field]])) as Pick<SavedValues, Field>

export const valuesOf = (record: SavedValues): SavedValues => pick(record, fields)

/** Returns the old values of the fields that change. */
export const changedValues = (before: SavedValues, after: SavedValues): Partial<SavedValues> =>
  pick(
    before,
    fields.filter((field) =>
      field === 'tags' ? !haveSameTags(before.tags, after.tags) : before[field] !== after[field],
    ),
  )

export const areSame = (one: SavedValues, other: SavedValues): boolean =>
  Object.keys(changedValues(one, other)).length === 0
