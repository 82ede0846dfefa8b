import { type HomeStage, homeStages, isEnded, type SavedProperty, type Verdict } from '@verandah/contracts'
import { noStageTitle, stageTitleOf, verdictTitles } from '@/components/saved-home/verdict-titles.ts'
import { foldText, isSameTag } from '@/lib/shortlist/pending-changes.ts'

/** A stage, none yet, or any but the ends. */
export type StageChoice = HomeStage | 'none' | 'notEnded'

export interface Narrowing {
  text: string
  tags: readonly string[]
  verdicts: readonly Verdict[]
  /** Null narrows by no stage. */
  stage: StageChoice | null
  /** Only homes that every member of the household loves. */
  isLovedByAll: boolean
}

export const everything: Narrowing = { text: '', tags: [], verdicts: [], stage: null, isLovedByAll: false }

export function isNarrowed(narrowing: Narrowing): boolean {
  return narrowing.text.trim() !== '' || hasChips(narrowing)
}

/** Whether the buyer narrows by what only their own homes have. */
export function hasChips({ tags, verdicts, stage, isLovedByAll }: Narrowing): boolean {
  return isLovedByAll || stage !== null || tags.length + verdicts.length > 0
}

/**
 * Returns the homes that contain every typed word in the buyer's own words, title or address, have every chosen tag,
 * one of the chosen verdicts, and the stage. `isLoved` is null for a buyer alone, who cannot narrow by it.
 */
export function narrowHomes(
  homes: readonly SavedProperty[],
  { text, tags, verdicts, stage, isLovedByAll }: Narrowing,
  isLoved: ((saved: SavedProperty) => boolean) | null = null,
): SavedProperty[] {
  const words = foldText(text).split(/\s+/)
  return homes.filter(
    (saved) =>
      hasWords(saved, words) &&
      tags.every((tag) => hasTag(saved, tag)) &&
      isOneOf(verdicts, saved.verdict) &&
      (stage === null || isAt(stage, saved)) &&
      (!isLovedByAll || isLoved === null || isLoved(saved)),
  )
}

const hasWords = (
  { notes, tags, verdictReason, stageReason, home }: SavedProperty,
  words: readonly string[],
): boolean => {
  const { title = '', address = '', suburb = '', state = '', postcode = '' } = home ?? {}
  const own = foldText([notes, ...tags, verdictReason, stageReason, title, address, suburb, state, postcode].join('\n'))
  return words.every((word) => own.includes(word))
}

const hasTag = ({ tags }: SavedProperty, wanted: string): boolean => tags.some((tag) => isSameTag(tag, wanted))

const isOneOf = <Value>(chosen: readonly Value[], value: Value | null): boolean =>
  chosen.length === 0 || chosen.some((one) => one === value)

const isAt = (choice: StageChoice, { stage }: SavedProperty): boolean => {
  if (choice === 'notEnded') return !isEnded(stage)
  return (stage ?? 'none') === choice
}

export interface Use<Value> {
  value: Value
  title: string
  count: number
}

export function tagsInUse(homes: readonly SavedProperty[]): Use<string>[] {
  const uses = new Map<string, Use<string>>()
  for (const tag of homes.flatMap(({ tags }) => tags)) {
    const known = uses.get(foldText(tag))
    const first = known?.value ?? tag
    uses.set(foldText(tag), { value: first, title: first, count: (known?.count ?? 0) + 1 })
  }
  return [...uses.values()].toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value))
}

/** Returns the verdicts with their number of homes; those of none only while they are chosen. */
export function verdictsInUse(homes: readonly SavedProperty[], chosen: readonly Verdict[]): Use<Verdict>[] {
  return (Object.keys(verdictTitles) as Verdict[])
    .map((value) => ({
      value,
      title: verdictTitles[value],
      count: homes.filter(({ verdict }) => verdict === value).length,
    }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value))
}

export const stageChoices: readonly StageChoice[] = ['notEnded', 'none', ...homeStages]

const titleOf = (choice: StageChoice): string => {
  if (choice === 'notEnded') return 'Not lost or bought'
  return choice === 'none' ? noStageTitle : stageTitleOf(choice)
}

/**
 * Returns the stages with their number of homes, only those that part the list and the chosen one: none where every
 * home is at the same stage.
 */
export function stagesInUse(homes: readonly SavedProperty[], chosen: StageChoice | null): Use<StageChoice>[] {
  return stageChoices
    .map((value) => ({
      value,
      title: titleOf(value),
      count: homes.filter((saved) => isAt(value, saved)).length,
    }))
    .filter(({ value, count }) => value === chosen || (count > 0 && count < homes.length))
}
