import type { SavedProperty } from '@verandah/contracts'
import { foldText, isSameTag } from '@/lib/shortlist/pending-changes.ts'

export interface Narrowing {
  text: string
  tags: readonly string[]
}

/** Homes in whose notes, tags or own words every typed word stands, and which have every chosen tag. */
export const narrowHomes = (homes: readonly SavedProperty[], { text, tags }: Narrowing): SavedProperty[] => {
  const words = foldText(text).split(/\s+/)
  return homes.filter((saved) => hasWords(saved, words) && tags.every((tag) => hasTag(saved, tag)))
}

const hasWords = ({ notes, tags, home }: SavedProperty, words: readonly string[]): boolean => {
  const { title = '', address = '', suburb = '', state = '', postcode = '' } = home ?? {}
  const own = foldText([notes, ...tags, title, address, suburb, state, postcode].join('\n'))
  return words.every((word) => own.includes(word))
}

const hasTag = ({ tags }: SavedProperty, wanted: string): boolean => tags.some((tag) => isSameTag(tag, wanted))

/** Every tag once, the most used first, with the number of homes that have it. */
export const tagsInUse = (homes: readonly SavedProperty[]): { tag: string; count: number }[] => {
  const uses = new Map<string, { tag: string; count: number }>()
  for (const tag of homes.flatMap(({ tags }) => tags)) {
    const known = uses.get(foldText(tag))
    uses.set(foldText(tag), { tag: known?.tag ?? tag, count: (known?.count ?? 0) + 1 })
  }
  return [...uses.values()].toSorted((a, b) => b.count - a.count || a.tag.localeCompare(b.tag))
}
