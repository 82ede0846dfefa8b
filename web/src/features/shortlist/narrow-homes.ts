import type { HomeStage, SavedProperty, Verdict } from '@verandah/contracts'
import { stageTitles, verdictTitles } from '@/components/saved-home/verdict-titles.ts'
import { foldText, isSameTag } from '@/lib/shortlist/pending-changes.ts'

export interface Narrowing {
  text: string
  tags: readonly string[]
  verdicts: readonly Verdict[]
  stages: readonly HomeStage[]
  /** Only homes that every member of the household loves. */
  isLovedByAll: boolean
}

export const everything: Narrowing = { text: '', tags: [], verdicts: [], stages: [], isLovedByAll: false }

export const isNarrowed = (narrowing: Narrowing): boolean => narrowing.text.trim() !== '' || hasChips(narrowing)

/** Whether the buyer narrows by what only their own homes have. */
export const hasChips = ({ tags, verdicts, stages, isLovedByAll }: Narrowing): boolean =>
  isLovedByAll || tags.length + verdicts.length + stages.length > 0

/**
 * Returns the homes that contain every typed word in the buyer's own words, title or address, have every chosen tag,
 * and one of the chosen verdicts and stages. `isLoved` is null for a buyer alone, who cannot narrow by it.
 */
export const narrowHomes = (
  homes: readonly SavedProperty[],
  { text, tags, verdicts, stages, isLovedByAll }: Narrowing,
  isLoved: ((saved: SavedProperty) => boolean) | null = null,
): SavedProperty[] => {
  const words = foldText(text).split(/\s+/)
  return homes.filter(
    (saved) =>
      hasWords(saved, words) &&
      tags.every((tag) => hasTag(saved, tag)) &&
      isOneOf(verdicts, saved.verdict) &&
      isOneOf(stages, saved.stage) &&
      (!isLovedByAll || isLoved === null || isLoved(saved)),
  )
}

const hasWords = ({ notes, tags, verdictReason, home }: SavedProperty, words: readonly string[]): boolean => {
  const { title = '', address = '', suburb = '', state = '', postcode = '' } = home ?? {}
  const own = foldText([notes, ...tags, verdictReason, title, address, suburb, state, postcode].join('\n'))
  return words.every((word) => own.includes(word))
}

const hasTag = ({ tags }: SavedProperty, wanted: string): boolean => tags.some((tag) => isSameTag(tag, wanted))

const isOneOf = <Value>(chosen: readonly Value[], value: Value | null): boolean =>
  chosen.length === 0 || chosen.some((one) => one === value)

/** A filter by one value, with its number of homes. */
export interface Use<Value> {
  value: Value
  title: string
  count: number
}

/** Returns the distinct tags with their number of homes, most used first. */
export const tagsInUse = (homes: readonly SavedProperty[]): Use<string>[] => {
  const uses = new Map<string, Use<string>>()
  for (const tag of homes.flatMap(({ tags }) => tags)) {
    const known = uses.get(foldText(tag))
    const first = known?.value ?? tag
    uses.set(foldText(tag), { value: first, title: first, count: (known?.count ?? 0) + 1 })
  }
  return [...uses.values()].toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value))
}

/** Returns the verdicts with their number of homes; those of none only while they are chosen. */
export const verdictsInUse = (homes: readonly SavedProperty[], chosen: readonly Verdict[]): Use<Verdict>[] =>
  inUse(verdictTitles, chosen, (verdict) => homes.filter((saved) => saved.verdict === verdict).length)

/** Returns the stages with their number of homes; those of none only while they are chosen. */
export const stagesInUse = (homes: readonly SavedProperty[], chosen: readonly HomeStage[]): Use<HomeStage>[] =>
  inUse(stageTitles, chosen, (stage) => homes.filter((saved) => saved.stage === stage).length)

const inUse = <Value extends string>(
  titles: Readonly<Record<Value, string>>,
  chosen: readonly Value[],
  countOf: (value: Value) => number,
): Use<Value>[] =>
  (Object.keys(titles) as Value[])
    .map((value) => ({ value, title: titles[value], count: countOf(value) }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value))
