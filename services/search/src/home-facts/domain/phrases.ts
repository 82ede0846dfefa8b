import type { Element } from './phrase-elements.ts'
import { type Phrase, type Starts, startsOf } from './phrase-starts.ts'
import type { Token } from './tokens.ts'

/** Where a phrase stands in a sentence, and what it means. */
export interface Found<Meaning> {
  readonly meaning: Meaning
  readonly start: number
  readonly end: number
  /** Of its numbers from 0 to 10 the one of stars, or the first. */
  readonly number: string | null
}

/**
 * Finds phrases, which are parted by ";" or a new line, and their words by spaces: "a|b" is either, "a?" may be missing, "*" is any one word, "**" up
 * to four, "~" any but the small ones, "#" a number from 0 to 10, and "@name" a word of that list. "*" never stands for a denial or a doubt.
 */
export const phrasesOf = <Meaning>(
  entries: readonly (readonly [Meaning, string])[],
  lists: Readonly<Record<string, string>> = {},
) => {
  let built: ReadonlyMap<string, Starts<Meaning>> | undefined
  return (tokens: readonly Token[]): Found<Meaning>[] => {
    // Built with the first sentence, so that no start of the product waits for it.
    const byFirst = (built ??= startsOf(entries, lists))
    const found: Found<Meaning>[] = []
    const look = (starts: Starts<Meaning>, start: number) => {
      for (const { elements, meaning } of likely(starts, tokens, start)) {
        const end = endOf(elements, tokens, 0, start + 1)
        if (end < 0) continue
        found.push({ meaning, start, end, number: numberOf(tokens.slice(start, end)) })
      }
    }
    const numbered = byFirst.get('#')
    tokens.forEach(({ word, number }, start) => {
      const starts = byFirst.get(word)
      if (starts !== undefined) look(starts, start)
      if (number !== null && numbered !== undefined) look(numbered, start)
    })
    return found
  }
}

/** The phrases that need no certain word, and those of which a needed word comes soon enough. */
const likely = <Meaning>(
  { byNeeded, reach, others }: Starts<Meaning>,
  tokens: readonly Token[],
  start: number,
): readonly Phrase<Meaning>[] => {
  let all: Set<Phrase<Meaning>> | undefined
  const end = Math.min(tokens.length, start + reach + 1)
  for (let at = start + 1; at < end; at += 1)
    for (const phrase of byNeeded.get(tokens[at]?.word ?? '') ?? [])
      if (at - start <= (phrase.needed?.reach ?? 0)) (all ??= new Set(others)).add(phrase)
  return all === undefined ? others : [...all].sort((a, b) => a.order - b.order)
}

const numberOf = (tokens: readonly Token[]): string | null => {
  const ofStars = tokens.find(({ number }, at) => number !== null && tokens[at + 1]?.word === 'star')
  return (ofStars ?? tokens.find(({ number }) => number !== null))?.number ?? null
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

const never = new Set(
  'no not nothing never without little neither than instead likely possible possibly potential potentially proposed planned unless would might'.split(
    ' ',
  ),
)
const small = new Set('in on at to and the with for of from but or is are by'.split(' '))
const isOneOf = ({ words, isSmallToo, isNumber }: Element, { word, number }: Token): boolean =>
  words === null
    ? word >= '0' &&
      word !== ':' &&
      word !== ';' &&
      word !== '?' &&
      !never.has(word) &&
      (isSmallToo || !small.has(word))
    : words.has(word) || (isNumber && number !== null)
