import { deniedValue, rankOf, type Verdict } from '../src/claims.ts'
import { claimOf, featuresOf } from '../src/model.ts'
import { type Candidate, candidatesIn } from '../src/read-advert.ts'
import type { LabelledText } from './labelled-texts.ts'

/** A claim in a sentence as features, with the label of a careful reader. */
export interface Example {
  readonly features: readonly string[]
  readonly verdict: Verdict
}

/** Joins a group and a key of `featuresOf`. */
export const separator = '\t'

export function examplesOf({ text, facts }: LabelledText): Example[] {
  const candidates = candidatesIn(text)
  return candidates.flatMap((candidate) => {
    const verdict = verdictOn(candidate, facts, candidates)
    if (verdict === null) return []
    const groups = featuresOf(candidate.tokens, candidate.mentions)
    const features = groups.flatMap(({ group, keys }) => [...keys].map((key) => `${group}${separator}${key}`))
    return [{ features, verdict }]
  })
}

/** Null where the label does not decide: a stronger value hides this one, or several sentences may be the evidence. */
const verdictOn = (
  { mentions: [{ head, value }] }: Candidate,
  facts: LabelledText['facts'],
  candidates: readonly Candidate[],
): Verdict | null => {
  const labelled = facts.get(head.fact)
  if (labelled === undefined) return 'nothing'
  const isClaimed = labelled === value
  if (isClaimed || labelled === deniedValue(head.fact, value)) {
    const alike = candidates.filter(({ mentions: [other] }) => claimOf(other) === claimOf({ head }))
    if (alike.length > 1) return null
    return isClaimed ? 'claimed' : 'denied'
  }
  return rankOf(head.fact, labelled) < rankOf(head.fact, value) ? null : 'nothing'
}
