import { stemOf, type Token } from './tokens.ts'

/** Where a phrase stands in a sentence, and what it means. */
export interface Found<Meaning> {
  readonly meaning: Meaning
  readonly start: number
  readonly end: number
  /** Of its numbers from 0 to 10 the one of stars, or the first. */
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
  readonly needed: ReturnType<typeof neededBy>
  /** Of two phrases at one place the one with less is found first. */
  readonly order: number
}

/** Phrases with the same first word. */
interface Starts<Meaning> {
  /** Most phrases need one of certain words, next or soon: "solar panel|system", "view ** river|lake". */
  readonly byNeeded: Map<string, Phrase<Meaning>[]>
  /** The longest reach of those. */
  reach: number
  readonly others: Phrase<Meaning>[]
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

/** More than there are phrases: those whose next word may be any come first. */
const afterOpen = 1_000_000

/** The phrases by their first word. */
const startsOf = <Meaning>(
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

/** "*? *?" is one element that may stand for two words. */
const elementsOf = (phrase: string, lists: Readonly<Record<string, string>>): Element[] =>
  phrase
    .split(/ +/)
    .reduce<string[][]>((runs, one) => {
      const last = runs.at(-1)
      if ((one === '*?' || one === '~?') && last?.[0] === one) last.push(one)
      else runs.push([one])
      return runs
    }, [])
    .map((run) => elementOf(run[0] ?? '', run.length, lists))

const elementOf = (written: string, most: number, lists: Readonly<Record<string, string>>): Element => {
  const isOptional = written.length > 1 && written.endsWith('?')
  const bare = isOptional ? written.slice(0, -1) : written
  const words = bare.split('|').flatMap((word) => (word.startsWith('@') ? listed(lists, word) : [word]))
  if (words.includes('')) throw new Error(`A phrase has an empty word: "${written}".`)
  return {
    words: bare === '*' || bare === '~' ? null : new Set(words.map(stemOf)),
    isSmallToo: bare === '*',
    isNumber: words.includes('#'),
    isOptional,
    most,
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
