import { type Element, elementsOf } from './phrase-elements.ts'

export interface Phrase<Meaning> {
  /** What follows its first word. */
  readonly elements: readonly Element[]
  readonly meaning: Meaning
  readonly needed: ReturnType<typeof neededBy>
  /** Of two phrases at one place the one with less is found first. */
  readonly order: number
}

/** Phrases with the same first word. */
export interface Starts<Meaning> {
  /** Most phrases need one of certain words, next or soon: "solar panel|system", "view ** river|lake". */
  readonly byNeeded: Map<string, Phrase<Meaning>[]>
  /** The longest reach of those. */
  reach: number
  readonly others: Phrase<Meaning>[]
}

/** More than there are phrases: those whose next word may be any come first. */
const afterOpen = 1_000_000

/** The phrases by their first word. */
export const startsOf = <Meaning>(
  entries: readonly (readonly [Meaning, string])[],
  lists: Readonly<Record<string, string>>,
): Map<string, Starts<Meaning>> => {
  const byFirst = new Map<string, Starts<Meaning>>()
  let count = 0
  for (const [meaning, written] of entries)
    for (const phrase of written.split(/[;\n]/).flatMap((one) => one.trim() || [])) {
      const all = elementsOf(phrase.replaceAll('**', '*? *? *? *?'), lists)
      const firsts = all.slice(0, all.findIndex(({ isOptional }) => !isOptional) + 1)
      for (const [skipped, { words }] of firsts.entries()) {
        const elements = all.slice(skipped + 1)
        const needed = neededBy(elements)
        count += 1
        const one = { elements, meaning, needed, order: needed?.isNext ? count + afterOpen : count }
        for (const word of words ?? []) {
          const starts = byFirst.get(word) ?? { byNeeded: new Map(), reach: 0, others: [] }
          byFirst.set(word, starts)
          addTo(starts, one)
        }
      }
    }
  return byFirst
}

const addTo = <Meaning>(starts: Starts<Meaning>, phrase: Phrase<Meaning>): void => {
  const { needed } = phrase
  if (needed === null) starts.others.push(phrase)
  starts.reach = Math.max(starts.reach, needed?.reach ?? 0)
  for (const word of needed?.words ?? []) {
    const known = starts.byNeeded.get(word) ?? []
    known.push(phrase)
    starts.byNeeded.set(word, known)
  }
}

/** The words of which one has to come, how many words on at most, and whether only named words may stand before it; or null. */
const neededBy = (elements: readonly Element[]) => {
  let [reach, isNext] = [1, true]
  for (const { words, isNumber, isOptional, most } of elements) {
    isNext &&= words !== null && !isNumber
    if (words !== null && !isNumber && !isOptional) return { words, reach, isNext }
    reach += most
  }
  return null
}
