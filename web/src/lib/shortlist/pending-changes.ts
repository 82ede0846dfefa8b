import { useMutationState } from '@tanstack/react-query'
import { type SavedProperty, tagMaxLength } from '@verandah/contracts'
import { savedChanges } from './ask-before-leaving.ts'

/** A buyer's change to a home on the shortlist; absent fields stay unchanged. */
export interface SavedChange {
  isSaved?: boolean
  favorite?: boolean
  notes?: string
  areNotesPrivate?: boolean
  /** Sent together with its reason. */
  verdict?: SavedProperty['verdict']
  verdictReason?: string
  /** Sent together with its reason. */
  stage?: SavedProperty['stage']
  stageReason?: string
  walkAway?: SavedProperty['walkAway']
  saleResult?: SavedProperty['saleResult']
  tag?: { name: string; isOn: boolean }
}

/** Variables of every mutation of a home on the shortlist. */
export interface Wanting {
  wanted: SavedChange
}

/** Mutation options that serialise changes of one home, each based on the reply to the previous one. */
export function changesOf(propertyId: string) {
  return {
    mutationKey: [...savedChanges, propertyId],
    scope: { id: `${savedChanges.join()} ${propertyId}` },
  }
}

/** The pending changes of a home, oldest first. A failed change leaves the list, which rolls it back. */
export function usePendingChanges(propertyId: string): SavedChange[] {
  return useMutationState({
    filters: { mutationKey: [...savedChanges, propertyId], status: 'pending' },
    select: ({ state }) => (state.variables as Wanting).wanted,
  })
}

export function applyChanges(record: SavedProperty, changes: readonly SavedChange[]): SavedProperty {
  return changes.reduce(applyChange, record)
}

/** Null is a value too: it withdraws what was there. */
const givenOr = <Value>(kept: Value, given: Value | undefined): Value => {
  if (given === undefined) return kept
  return given
}

const applyChange = (record: SavedProperty, { favorite, notes, tag, ...wanted }: SavedChange): SavedProperty => ({
  ...record,
  favorite: givenOr(record.favorite, favorite),
  notes: givenOr(record.notes, notes),
  areNotesPrivate: givenOr(record.areNotesPrivate, wanted.areNotesPrivate),
  verdict: givenOr(record.verdict, wanted.verdict),
  verdictReason: givenOr(record.verdictReason, wanted.verdictReason),
  stage: givenOr(record.stage, wanted.stage),
  // A change that an earlier build kept has a stage alone.
  stageReason: wanted.stageReason ?? (wanted.stage === undefined ? record.stageReason : ''),
  walkAway: givenOr(record.walkAway, wanted.walkAway),
  saleResult: givenOr(record.saleResult, wanted.saleResult),
  tags: tag === undefined ? record.tags : withTag(record.tags, tag),
})

/** Adds or removes a tag, ignoring case; keeps the first spelling. */
export function withTag(
  tags: readonly string[],
  { name, isOn }: NonNullable<SavedChange['tag']>,
): SavedProperty['tags'] {
  const isThere = tags.some((tag) => isSameTag(tag, name))
  if (isOn) return isThere ? [...tags] : [...tags, name]
  return tags.filter((tag) => !isSameTag(tag, name))
}

/** Returns the message for a tag that is too long, rather than truncating it; null for one that fits. */
export function tagTooLong(typed: string): string | null {
  return typed.trim().length > tagMaxLength
    ? `A tag has at most ${tagMaxLength} characters; this has ${typed.trim().length}.`
    : null
}

export function isSameTag(a: string, b: string): boolean {
  return foldText(a) === foldText(b)
}

/** Normalises text for comparison: removes case and accents. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
