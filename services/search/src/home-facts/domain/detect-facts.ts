import { type FactName, factNames } from '@verandah/contracts'
import { clausesOf, verbs, wordSet } from './clauses.ts'
import { isOfTheHome, isOtherHead, kindOf } from './head-nouns.ts'
import { lexicon } from './lexicon.ts'
import { isAboutOthers } from './owners.ts'
import type { Found } from './phrases.ts'
import { sentencesOf } from './sentences.ts'
import { clauseOf, cuesOf, type Reading, standingOf } from './standing.ts'
import { type Token, tokensOf } from './tokens.ts'
import { type Meaning, subjects } from './word-lists.ts'

/** What words claim of a home, and the sentence that does. */
export interface ClaimedFact {
  fact: FactName
  value: string
  quote: string
}

/** Of two values that are claimed of one fact, the one that stands first here counts. */
const precedence: Readonly<Partial<Record<FactName, readonly string[]>>> = {
  flood: ['affected', 'clear'],
  bushfire: ['affected', 'clear'],
  nbn: ['FTTP', 'FTTC', 'FTTN', 'FTTB', 'HFC', 'fixedWireless', 'satellite', 'connected'],
  pool: ['shared', 'yes', 'no'],
  study: ['yes', 'nook', 'no'],
  parking: ['garage', 'carport', 'offStreet', 'street', 'none'],
  condition: ['needsWork', 'new', 'original', 'excellent'],
}
const yesFirst = ['yes', 'no']

/** What a text claims of a home, each fact once. Silence is unknown, and so is what is planned, possible or elsewhere. */
export const detectFacts = (text: string): ClaimedFact[] => {
  const sentences = sentencesOf(text).map((quote) => ({ quote, tokens: tokensOf(quote) }))
  const claims = sentences.flatMap((sentence, at) => claimsOf(sentence, sentences[at - 1]?.tokens ?? []))
  return factNames.flatMap((fact) => strongest(claims.filter((claim) => claim.fact === fact)))
}

const strongest = (claims: readonly ClaimedFact[]): ClaimedFact[] => {
  const rankOf = ({ fact, value }: ClaimedFact) => {
    const place = (precedence[fact] ?? yesFirst).indexOf(value)
    return place < 0 ? 99 : place
  }
  return [...claims].sort((a, b) => rankOf(a) - rankOf(b)).slice(0, 1)
}

interface Sentence {
  readonly quote: string
  readonly tokens: readonly Token[]
}

const claimsOf = ({ quote, tokens }: Sentence, before: readonly Token[]): ClaimedFact[] => {
  const mentions = longest(lexicon(tokens))
  if (mentions.length === 0 || isGoneOn(tokens, before)) return []
  const reading = { tokens, clauses: clausesOf(tokens), cues: cuesOf(tokens, mentions) }
  return mentions.flatMap((mention) => claimOf(reading, mention).map((claim) => ({ ...claim, quote })))
}

const pronouns = wordSet('it they their its both')
const calls = 'dream imagine picture think envisage choose'
const dreams = wordSet(calls)
const invites = wordSet(`${calls} would could add want need`)

/** "The house next door is sold. It had a pool." "Dream big. A pool, a study." */
const isGoneOn = (tokens: readonly Token[], before: readonly Token[]): boolean => {
  if (pronouns.has(tokens[0]?.word ?? '')) return isAboutOthers(before)
  const isCall = before.at(-1)?.word === '?' || dreams.has(before[0]?.word ?? '')
  return isCall && before.some(({ word }) => invites.has(word)) && !tokens.some(({ word }) => verbs.has(word))
}

/** Longer phrases hold shorter ones: "pool table" is no pool. Of equal ones all count. */
const longest = (found: readonly Found<Meaning>[]): Found<Meaning>[] => {
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
/** The state of a home may be said around another fact: "a new six-star home". */
const isBeside = (one: Found<Meaning>, other: Found<Meaning>): boolean =>
  other.meaning.fact !== null && isState(one) !== isState(other)
const isState = ({ meaning }: Found<Meaning>): boolean => meaning.notOf === 'part'
const isSame = (one: Found<Meaning>, other: Found<Meaning>): boolean =>
  one.start === other.start && one.end === other.end && other.meaning.fact !== null

const around = {
  energy: wordSet(subjects.energy),
  power: wordSet(subjects.power),
  shared: wordSet(subjects.shared),
  flood: wordSet(subjects.flood),
}

const claimOf = (reading: Reading, mention: Found<Meaning>): Omit<ClaimedFact, 'quote'>[] => {
  const { fact, value, denied, isWhole, notOf, among } = mention.meaning
  const { tokens } = reading
  if (fact === null || isOtherHead(tokens, mention)) return []
  const { start, end } = among === 'shared' ? clauseOf(reading, mention) : { start: 0, end: tokens.length }
  if (among && !tokens.slice(start, end).some(({ word }) => around[among].has(word))) return []
  if (notOf && !isOfTheHome(reading, mention, notOf)) return []
  const standing = standingOf(reading, mention, kindOf(mention.meaning))
  const said =
    standing === 'claimed' || (isWhole && standing === 'denied') ? value : standing === 'denied' ? denied : undefined
  return said == null ? [] : [{ fact, value: said === '#' ? (mention.number ?? '') : said }]
}
