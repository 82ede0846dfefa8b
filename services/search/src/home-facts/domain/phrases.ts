import { stemOf, type Token } from './tokens.ts'

/** Where a phrase stands in a sentence, and what it means. */
export interface Found<Meaning> {
  readonly meaning: Meaning
  readonly start: number
  readonly end: number
  /** Its first number from 0 to 10. */
  readonly number: string | null
}

interface Element {
  /** Null for any word. */
  readonly words: ReadonlySet<string> | null
  readonly isSmallToo: boolean
  readonly isNumber: boolean
  readonly isOptional: boolean
  /** How many words it may stand for. */
  readonly most: number
}

interface Phrase<Meaning> {
  /** What follows its first word. */
  readonly elements: readonly Element[]
  readonly meaning: Meaning
}

/**
 * Finds phrases, which are parted by ";" or a new line, and their words by spaces: "a|b" is either, "a?" may be missing, "*" is any one word, "**" up
 * to four, "~" any but the small ones, "#" a number from 0 to 10, and "@name" a word of that list. "*" never stands for a denial.
 */
export const phrasesOf = <Meaning>(
  entries: readonly (readonly [Meaning, string])[],
  lists: Readonly<Record<string, string>> = {},
) => {
  const byFirst = new Map<string, Phrase<Meaning>[]>()
  for (const [meaning, written] of entries)
    for (const phrase of written.split(/[;\n]/).flatMap((one) => one.trim() || [])) {
      const all = phrase
        .replaceAll('**', '*? *? *? *?')
        .split(' ')
        .map((element) => elementOf(element, lists))
      const firsts = all.slice(0, all.findIndex(({ isOptional }) => !isOptional) + 1)
      for (const [skipped, { words }] of firsts.entries()) {
        const one = { elements: all.slice(skipped + 1), meaning }
        for (const word of words ?? []) byFirst.set(word, [...(byFirst.get(word) ?? []), one])
      }
    }
  const numbered = byFirst.get('#') ?? []
  return (tokens: readonly Token[]): Found<Meaning>[] => {
    const found: Found<Meaning>[] = []
    const look = (phrases: readonly Phrase<Meaning>[], start: number) => {
      const next = tokens[start + 1]
      for (const { elements, meaning } of phrases) {
        const second = elements[0]
        // Most phrases end here, at the first word that is not theirs.
        if (second?.isOptional === false && (next === undefined || !isOneOf(second, next))) continue
        const end = endOf(elements, tokens, 0, start + 1)
        if (end < 0) continue
        const number = tokens.slice(start, end).find((one) => one.number !== null)?.number ?? null
        found.push({ meaning, start, end, number })
      }
    }
    tokens.forEach(({ word, number }, start) => {
      look(byFirst.get(word) ?? [], start)
      if (number !== null) look(numbered, start)
    })
    return found
  }
}

const elementOf = (written: string, lists: Readonly<Record<string, string>>): Element => {
  if (written === '**') return { words: null, isSmallToo: true, isNumber: false, isOptional: true, most: 4 }
  const isOptional = written.length > 1 && written.endsWith('?')
  const bare = isOptional ? written.slice(0, -1) : written
  const words = bare.split('|').flatMap((word) => (word.startsWith('@') ? listed(lists, word) : [word]))
  return {
    words: bare === '*' || bare === '~' ? null : new Set(words.map(stemOf)),
    isSmallToo: bare === '*',
    isNumber: words.includes('#'),
    isOptional,
    most: 1,
  }
}

const listed = (lists: Readonly<Record<string, string>>, name: string): string[] => {
  const words = lists[name.slice(1)]
  if (words === undefined) throw new Error(`No list of words is named ${name}.`)
  return words.split(' ')
}

/** Where the longest reading of the phrase ends, or -1. A phrase is short, so what may be missing is tried both ways. */
const endOf = (elements: readonly Element[], tokens: readonly Token[], place: number, at: number): number => {
  const element = elements[place]
  if (element === undefined) return at
  let last = at
  for (let next = tokens[at]; next && last - at < element.most && isOneOf(element, next); next = tokens[last]) last += 1
  for (const least = element.isOptional ? at : at + 1; last >= least; last -= 1) {
    const end = endOf(elements, tokens, place + 1, last)
    if (end >= 0) return end
  }
  return -1
}

const negative = new Set(['no', 'not', 'nothing', 'never', 'without', 'little', 'neither'])
const small = new Set([
  'in',
  'on',
  'at',
  'to',
  'and',
  'the',
  'with',
  'for',
  'of',
  'from',
  'but',
  'or',
  'is',
  'are',
  'by',
])
const isOneOf = ({ words, isSmallToo, isNumber }: Element, { word, number }: Token): boolean =>
  words === null
    ? word >= '0' &&
      word !== ':' &&
      word !== ';' &&
      word !== '?' &&
      !negative.has(word) &&
      (isSmallToo || !small.has(word))
    : words.has(word) || (isNumber && number !== null)
