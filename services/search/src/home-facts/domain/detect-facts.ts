import { type FactName, factNames } from '@verandah/contracts'
import { rankOf } from './precedence.ts'
import { type Reading, readingOf, type Told } from './reading.ts'
import type { Mention } from './mentions.ts'
import { sentencesOf } from './sentences.ts'
import { type Standing, standingOf } from './standing.ts'
import { tokensOf } from './tokens.ts'
import { homesNamed } from './whose.ts'

/** What words claim of a home, and the sentence that does. */
export interface ClaimedFact {
  fact: FactName
  value: string
  quote: string
}

/** What a text claims of a home, each fact once. Silence is unknown, and so is what is planned, possible or elsewhere. */
export const detectFacts = (text: string): ClaimedFact[] => {
  const claims = readingsOf(text).flatMap(({ quote, reading }) =>
    reading.mentions.flatMap((mention) => {
      const value = valueOf(mention, standingOf(reading, mention))
      return value === null ? [] : [{ fact: mention.meaning.fact, value, quote }]
    }),
  )
  const claimed = new Set(claims.map(({ fact }) => fact))
  return factNames.flatMap((fact) =>
    claimed.has(fact) ? strongest(claims.filter((claim) => claim.fact === fact)) : [],
  )
}

const none: Told = { tokens: [], named: [] }

/** The sentences of a text, read. */
export const readingsOf = (text: string): { quote: string; reading: Reading }[] => {
  const quotes = sentencesOf(text)
  const all = quotes.map(tokensOf)
  const named = homesNamed(all)
  const told = all.map((tokens, at) => ({ tokens, named: named[at] ?? none.named }))
  return quotes.map((quote, at) => ({
    quote,
    reading: readingOf(told[at] ?? none, told[at - 1] ?? none, told[at + 1] ?? none),
  }))
}

/** What a mention says where it stands so. */
export const valueOf = ({ meaning, number }: Mention, standing: Standing): string | null => {
  const { value, denied, isWhole } = meaning
  const said =
    standing === 'claimed' || (isWhole && standing === 'denied') ? value : standing === 'denied' ? denied : null
  return said === '#' ? number : (said ?? null)
}

const strongest = (claims: readonly ClaimedFact[]): ClaimedFact[] =>
  claims.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, 1)
