import { isEnded, type SaleResult, type SavedPropertyInput, type WalkAway } from '@verandah/contracts'
import type { Judgement } from './judgement.ts'
import { isSameValue } from './same-value.ts'
import { haveSameTags, tidyTags } from './tags.ts'

/** Values of a saved home that a buyer can change. */
export interface SavedValues extends Judgement {
  notes: string
  /** Hidden from the other members of the household. */
  areNotesPrivate: boolean
  tags: string[]
  favorite: boolean
  walkAway: WalkAway | null
  saleResult: SaleResult | null
  /** 0 to 100, at the time the home was saved. */
  score: number | null
  searchId: string | null
}

/** Values of a home that is not saved. */
export const noValues: SavedValues = {
  notes: '',
  areNotesPrivate: false,
  tags: [],
  favorite: false,
  verdict: null,
  verdictReason: '',
  stage: null,
  stageReason: '',
  walkAway: null,
  saleResult: null,
  score: null,
  searchId: null,
}

const fields = Object.keys(noValues) as (keyof SavedValues)[]

type Later = 'areNotesPrivate' | 'verdict' | 'verdictReason' | 'stage' | 'stageReason' | 'walkAway' | 'saleResult'

/** Values as stored: earlier builds wrote fewer. */
export type StoredValues = Omit<SavedValues, Later> & Partial<Pick<SavedValues, Later>>

/** The fields that a sender gave; missing ones stay unchanged. */
export type GivenValues = { readonly [Field in keyof SavedValues]?: SavedValues[Field] | undefined }

type Sent = Pick<SavedPropertyInput, keyof SavedValues>

/** Reads a request body: null notes, tags and reasons mean empty ones. */
export function givenIn({
  notes,
  areNotesPrivate,
  tags,
  favorite,
  verdict,
  verdictReason,
  stage,
  stageReason,
  walkAway,
  saleResult,
  score,
  searchId,
}: Sent): GivenValues {
  return {
    notes: notes === null ? '' : notes,
    areNotesPrivate,
    tags: tags === undefined ? undefined : tidyTags(tags ?? []),
    favorite,
    verdict,
    verdictReason: verdictReason === null ? '' : verdictReason,
    stage,
    stageReason: stageReason === null ? '' : stageReason,
    walkAway,
    saleResult,
    score,
    searchId,
  }
}

const pick = <Field extends keyof SavedValues>(values: SavedValues, picked: readonly Field[]) =>
  Object.fromEntries(picked.map((field) => [field, values[field]])) as Pick<SavedValues, Field>

/** Fills in what an earlier build left out, and drops the reason of an end that such a build took back. */
export function savedValuesOf(record: StoredValues): SavedValues {
  const values = pick({ ...noValues, ...record }, fields)
  return isEnded(values.stage) ? values : { ...values, stageReason: '' }
}

/** Returns the old values of the fields that change. */
export function changedValues(before: SavedValues, after: SavedValues): Partial<SavedValues> {
  return pick(
    before,
    fields.filter((field) =>
      field === 'tags' ? !haveSameTags(before.tags, after.tags) : !isSameValue(before[field], after[field]),
    ),
  )
}

export function areSame(one: SavedValues, other: SavedValues): boolean {
  return Object.keys(changedValues(one, other)).length === 0
}
