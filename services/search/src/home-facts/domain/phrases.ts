import { stemOf, type Token } from './tokens.ts'

/** Where a phrase stands in a sentence, and what it means. */
export interface Found<Meaning> {
  readonly meaning: Meaning
  readonly start: number
  readonly end: number
  /** The number that "#" stood for. */
  readonly number: string | null
}

interface Element {
  /** Null for any word. */
  readonly words: ReadonlySet<string> | null
  readonly isSmallToo: boolean
  readonly isOptional: boolean
}

interface Phrase<Meaning> {
  readonly elements: readonly Element[]
  readonly meaning: Meaning
}

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const numberIn = (word: string): string | null => {
  if (numbers.includes(word)) return String(numbers.indexOf(word))
  return /^(?:\d|10)(?:\.\d)?$/.test(word) ? String(Number(word)) : null
}

/**
 * Finds phrases, which are parted by ";" or a new line, and their words by spaces: "a|b" is either, "a?" may be missing, "*" is any one word, "~" any
 * but the small ones, "#" a number from 0 to 10, and "@name" a word of that list. "*" never stands for a denial.
 */
export const phrasesOf = <Meaning>(
  entries: readonly (readonly [Meaning, string])[],
  lists: Readonly<Record<string, string>> = {},
) => {
  const byFirst = new Map<string, Phrase<Meaning>[]>()
  for (const [meaning, written] of entries)
    for (const phrase of written.split(/[;\n]/).flatMap((one) => one.trim() || [])) {
      const all = phrase.split(' ').map((element) => elementOf(element, lists))
      const firsts = all.slice(0, all.findIndex(({ isOptional }) => !isOptional) + 1)
      for (const [skipped, { words }] of firsts.entries())
        for (const word of words ?? [])
          byFirst.set(word, [...(byFirst.get(word) ?? []), { elements: all.slice(skipped), meaning }])
    }
  return (tokens: readonly Token[]): Found<Meaning>[] =>
    tokens.flatMap(({ word }, start) =>
      [...(byFirst.get(word) ?? []), ...(numberIn(word) === null ? [] : (byFirst.get('#') ?? []))].flatMap(
        ({ elements, meaning }) => {
          const end = endOf(elements, tokens, start)
          if (end === null) return []
          const isNumbered = elements.some(({ words }) => words?.has('#') === true)
          const said = isNumbered ? tokens.slice(start, end).map(({ word: one }) => numberIn(one)) : []
          return [{ meaning, start, end, number: said.find((one) => one !== null) ?? null }]
        },
      ),
    )
}

const elementOf = (written: string, lists: Readonly<Record<string, string>>): Element => {
  const isOptional = written.length > 1 && written.endsWith('?')
  const bare = isOptional ? written.slice(0, -1) : written
  const words = bare.split('|').flatMap((word) => (word.startsWith('@') ? listed(lists, word) : [word]))
  return {
    words: bare === '*' || bare === '~' ? null : new Set(words.map(stemOf)),
    isSmallToo: bare === '*',
    isOptional,
  }
}

const listed = (lists: Readonly<Record<string, string>>, name: string): string[] => {
  const words = lists[name.slice(1)]
  if (words === undefined) throw new Error(`No list of words is named ${name}.`)
  return words.split(' ')
}

/** Where the longest reading of the phrase ends. A phrase is short, so its optional words are tried both ways. */
const endOf = (elements: readonly Element[], tokens: readonly Token[], at: number): number | null => {
  const [first, ...rest] = elements
  if (first === undefined) return at
  const word = tokens[at]?.word
  const isHere = word !== undefined && isOneOf(first, word)
  return (isHere ? endOf(rest, tokens, at + 1) : null) ?? (first.isOptional ? endOf(rest, tokens, at) : null)
}

const negative = /^(?:no|not|nothing|never|without|little|neither)$/
const small = /^(?:in|on|at|to|and|the|with|for|of|from|but|or|is|are|by)$/
const isOneOf = ({ words, isSmallToo }: Element, word: string): boolean =>
  words === null
    ? /^[a-z0-9]/.test(word) && !negative.test(word) && (isSmallToo || !small.test(word))
    : words.has(word) || (words.has('#') && numberIn(word) !== null)
