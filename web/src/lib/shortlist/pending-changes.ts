import { useMutationState } from '@tanstack/react-query'
import { type SavedProperty, tagMaxLength } from '@verandah/contracts'
import { savedChanges } from './ask-before-leaving.ts'

/** What a buyer wants of a home on the shortlist; what is absent stays as it is. */
export interface SavedChange {
  isSaved?: boolean
  favorite?: boolean
  notes?: string
  tag?: { name: string; isOn: boolean }
}

/** The variables of every mutation of a home on the shortlist. */
export interface Wanting {
  wanted: SavedChange
}

/** Changes of one home are sent one after the other, each built upon the answer to the one before. */
export const changesOf = (propertyId: string) => ({
  mutationKey: [...savedChanges, propertyId],
  scope: { id: `${savedChanges.join()} ${propertyId}` },
})

/** The unsent changes of a home, oldest first. One that fails leaves the list, and is undone by that. */
export const usePendingChanges = (propertyId: string): SavedChange[] =>
  useMutationState({
    filters: { mutationKey: [...savedChanges, propertyId], status: 'pending' },
    select: ({ state }) => (state.variables as Wanting).wanted,
  })
export const applyChanges = (record: SavedProperty, changes: readonly SavedChange[]): SavedProperty =>
  changes.reduce(applyChange, record)

const applyChange = (record: SavedProperty, { favorite, notes, tag }: SavedChange): SavedProperty => ({
  ...record,
  favorite: favorite ?? record.favorite,
  notes: notes ?? record.notes,
  tags: tag === undefined ? record.tags : withTag(record.tags, tag),
})

/** Tags are the same whatever their case; the first spelling stays. */
export const withTag = (
  tags: readonly string[],
  { name, isOn }: NonNullable<SavedChange['tag']>,
): SavedProperty['tags'] => {
  const isThere = tags.some((tag) => isSameTag(tag, name))
  if (isOn) return isThere ? [...tags] : [...tags, name]
  return tags.filter((tag) => !isSameTag(tag, name))
}

/** What is said of a tag that is too long, instead of cutting it; null of one that fits. */
export const tagTooLong = (typed: string): string | null =>
  typed.trim().length > tagMaxLength
    ? `A tag has at most ${tagMaxLength} characters; this has ${typed.trim().length}.`
    : null

export const isSameTag = (a: string, b: string): boolean => foldText(a) === foldText(b)

/** Text for comparing: without case and accents. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
