import type { FactName } from '@verandah/contracts'
import { type Span, wordSet } from './clauses.ts'
import { isOtherHead } from './head-nouns.ts'
import type { Found } from './phrases.ts'
import { rankOf } from './precedence.ts'
import type { Token } from './tokens.ts'
import { type Meaning, subjects } from './word-lists.ts'

export type Mention = Found<Meaning & { readonly fact: FactName }>

/** Longer phrases hold shorter ones: "pool table" is no pool. Of equal ones all count. */
export const longest = (found: readonly Found<Meaning>[]): Found<Meaning>[] => {
  const kept: Found<Meaning>[] = []
  for (const one of [...found].sort((a, b) => sizeOf(b) - sizeOf(a) || b.start - a.start)) {
    const isFree = kept.every(
      (other) => one.end <= other.start || one.start >= other.end || isSame(one, other) || isBeside(one, other),
    )
    if (isFree) kept.push(one)
  }
  return kept
}
/** Where both are as long, the one that is no fact goes first. */
const sizeOf = ({ start, end, meaning }: Found<Meaning>): number => end - start + (meaning.fact === null ? 0.5 : 0)
/** The state of a home may be said around another fact, "a new six-star home", and flood and fire are said in one breath. */
const isBeside = (one: Found<Meaning>, other: Found<Meaning>): boolean =>
  other.meaning.fact !== null &&
  (isState(one) !== isState(other) ||
    isWide(one) !== isWide(other) ||
    (isHazard(one) && isHazard(other) && one.meaning.fact !== other.meaning.fact))
const isHazard = ({ meaning: { fact } }: Found<Meaning>): boolean => fact === 'flood' || fact === 'bushfire'
const isState = ({ meaning: { fact } }: Found<Meaning>): boolean => fact === 'condition' || fact === 'renovated'
/** What is said with many words may hold another fact: "a flat above the garage", "the bay from the pool terrace". */
const isWide = ({ meaning: { fact } }: Found<Meaning>): boolean =>
  fact === 'view' || fact === 'light' || fact === 'grannyFlat'
const isSame = (one: Span & Found<Meaning>, other: Found<Meaning>): boolean =>
  one.start === other.start && one.end === other.end && other.meaning.fact !== null

/** The phrases that name a fact, each fact once at one place. */
export const mentionsIn = (tokens: readonly Token[], phrases: readonly Found<Meaning>[]): Mention[] => {
  const all = phrases.filter(isMention).filter((one) => !isOtherHead(tokens, one) && isAmong(tokens, one))
  return all.filter((one, at) =>
    all.every((other, place) => !isOver(other, one) || orderOf(other, place) >= orderOf(one, at)),
  )
}

const isMention = (found: Found<Meaning>): found is Mention => found.meaning.fact !== null

const isOver = ({ meaning, start, end }: Mention, one: Mention): boolean =>
  meaning.fact === one.meaning.fact && start <= one.start && end >= one.end
/** The earlier of equal ones counts. */
const orderOf = ({ meaning }: Mention, place: number): number => rankOf(meaning) * 1000 + place

const around = {
  energy: wordSet(subjects.energy),
  power: wordSet(subjects.power),
  shared: wordSet(subjects.shared),
  flood: wordSet(subjects.flood),
}

const denials = wordSet('no without zero never')
/** Whether the sentence speaks of what the phrase needs: of residents, for a pool that is shared. "No body corporate" speaks of none. */
const isAmong = (tokens: readonly Token[], { meaning: { among } }: Mention): boolean =>
  among === undefined ||
  tokens.some(
    ({ word }, at) =>
      around[among].has(word) && !tokens.slice(Math.max(0, at - 3), at).some((one) => denials.has(one.word)),
  )
