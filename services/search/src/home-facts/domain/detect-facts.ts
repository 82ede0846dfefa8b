import { type FactName, factNames } from '@verandah/contracts'
import { energyMentions } from './energy-mentions.ts'
import type { Mention } from './mention.ts'
import { riskMentions } from './risk-mentions.ts'
import { roomMentions } from './room-mentions.ts'
import { sentencesOf, type Sentence } from './sentences.ts'
import { standingOf } from './standing.ts'
import { stateMentions } from './state-mentions.ts'

/** What words claim of a home, and the sentence that does. */
export interface ClaimedFact {
  fact: FactName
  value: string
  quote: string
}

const mentions: readonly Mention[] = [...riskMentions, ...energyMentions, ...roomMentions, ...stateMentions]

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
  const claims = sentencesOf(text).flatMap(claimsOf)
  return factNames.flatMap((fact) => strongest(claims.filter((claim) => claim.fact === fact)))
}

const strongest = (claims: readonly ClaimedFact[]): ClaimedFact[] => {
  const rankOf = ({ fact, value }: ClaimedFact) => {
    const place = (precedence[fact] ?? yesFirst).indexOf(value)
    return place < 0 ? 99 : place
  }
  return [...claims].sort((a, b) => rankOf(a) - rankOf(b)).slice(0, 1)
}

const claimsOf = (sentence: Sentence): ClaimedFact[] =>
  mentions.flatMap((mention) =>
    [...sentence.words.matchAll(mention.words)].flatMap((found) => claimOf(mention, found, sentence)),
  )

const claimOf = (
  { fact, value, denied, isWhole, unless, beside }: Mention,
  found: RegExpExecArray,
  { quote, words }: Sentence,
): ClaimedFact[] => {
  if (beside && !beside.test(words)) return []
  if (unless?.test(chunkBefore(words, found.index)) || (fact === 'energyRating' && unless?.test(words))) return []
  const standing = standingOf({ words, start: found.index, end: found.index + found[0].length })
  const said =
    standing === 'claimed' || (isWhole && standing === 'denied') ? value : standing === 'denied' ? denied : undefined
  return said == null
    ? []
    : [
        {
          fact,
          value: said === '$1' ? starsOf(found.slice(1).find((stars) => stars !== undefined) ?? '') : said,
          quote,
        },
      ]
}

/** From the last comma or colon to the mention. */
const chunkBefore = (words: string, at: number): string => words.slice(0, at).replace(/^.*[,:;(]/, '')

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const starsOf = (words: string): string => String(numbers.includes(words) ? numbers.indexOf(words) : Number(words))
