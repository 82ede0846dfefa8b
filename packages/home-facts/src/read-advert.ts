import { type FactName, factNames } from '@verandah/contracts'
import { type ClaimedFact, deniedValue, rankOf } from './claims.ts'
import { type Mention, mentionsIn } from './heads.ts'
import { claimOf, featuresOf, readWeights, sharesOf, verdictOf, weighed } from './model.ts'
import { sentencesOf } from './sentences.ts'
import { type Token, tokensOf } from './tokens.ts'
import written from './weights.json' with { type: 'json' }

const weights = readWeights(written.groups)

/** Raised when a rule beside the learned weights changes. */
const ruleVersion = 1

/** Changes whenever reading changes: adverts stored under another version are read again. */
export const readerVersion = `${written.version}.${ruleVersion}`

type Mentions = readonly [Mention, ...Mention[]]

/** A claim that a sentence mentions, with all its mentions there. */
export interface Candidate {
  readonly quote: string
  readonly tokens: readonly Token[]
  readonly mentions: Mentions
}

/** The claims that each sentence of a text mentions. */
export function candidatesIn(text: string): Candidate[] {
  return sentencesOf(text).flatMap((quote) => {
    const tokens = tokensOf(quote)
    const byClaim = new Map<string, [Mention, ...Mention[]]>()
    for (const mention of mentionsIn(tokens)) {
      const key = `${claimOf(mention)} ${mention.value}`
      const others = byClaim.get(key)
      if (others === undefined) byClaim.set(key, [mention])
      else others.push(mention)
    }
    return [...byClaim.values()].map((mentions) => ({ quote, tokens, mentions }))
  })
}

const likeNew = /(?:^| )(?:(?:as|like|near|nearly|almost) new|new again)(?: |$)/
const saysNew = /(?:^| )(?:brand new|as new as|never (?:lived|occupied))(?: |$)/

/**
 * "As new", "like new", "near new" and "new again" describe a home that is not new. Beside them only "brand new", "as
 * new as new gets" or "never lived in" claim that it is.
 */
const isOnlyLikeNew = (tokens: readonly Token[], { head, value }: Mention): boolean => {
  if (head.fact !== 'condition' || value !== 'new') return false
  const words = tokens.map(({ word }) => word).join(' ')
  return likeNew.test(words) && !saysNew.test(words)
}

/** Decides a claim in a sentence; returns the verdict with its evidence. */
export function decide({ tokens, mentions }: Pick<Candidate, 'tokens' | 'mentions'>) {
  const parts = weighed(weights, featuresOf(tokens, mentions))
  const [mention] = mentions
  const { head, value } = mention
  const verdict = isOnlyLikeNew(tokens, mention) ? 'nothing' : verdictOf(sharesOf(parts))
  const said = verdict === 'claimed' ? value : verdict === 'denied' ? deniedValue(head.fact, value) : null
  return { fact: head.fact, verdict, value: said, parts }
}

/**
 * The facts that a text claims of a home, each once, with its sentence. Planned, possible and remote features are
 * unknown.
 */
export function readAdvert(text: string): ClaimedFact[] {
  const best = new Map<FactName, ClaimedFact>()
  for (const candidate of candidatesIn(text)) {
    const { fact, value } = decide(candidate)
    const before = best.get(fact)
    if (value === null || (before !== undefined && rankOf(fact, before.value) <= rankOf(fact, value))) continue
    best.set(fact, { fact, value, quote: candidate.quote })
  }
  return factNames.flatMap((fact) => best.get(fact) ?? [])
}
