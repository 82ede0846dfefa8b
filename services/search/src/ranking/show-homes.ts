import {
  displayScoreOf,
  type Property,
  type Weights,
  type FactClaim,
  type HomeFact,
  factNames,
} from '@verandah/contracts'
import { priceValueOf, withReasons, scoringInputOf } from '@verandah/scoring-model'
import { publicHomeOf } from '../homes/domain/seen.ts'
import type { RankingParts } from './ranking-parts.ts'
import type { OwnScoredHome } from './score-for-user.ts'

type ShowHomesDeps = Pick<RankingParts, 'notes'> & { settings: { SCORE_DISPLAY: 'score' | 'plus90' } }

/** Homes as shown to a buyer: scored by `weights`, with their corrections, tags and notes, without hidden prices. */
export const showHomes =
  ({ notes, settings }: ShowHomesDeps) =>
  async (userId: string, scored: OwnScoredHome[], weights: Weights): Promise<Property[]> => {
    const ids = scored.map(({ home }) => home.id)
    const noted = await notes.of(userId, ids)
    const displayed = settings.SCORE_DISPLAY === 'plus90' ? displayScoreOf : (score: number) => score
    return scored.map(({ home, overrides, score, breakdown, coverage }) => {
      const facts = correctFacts(home.facts, overrides?.facts)
      const input = scoringInputOf(home)
      return {
        ...publicHomeOf(home),
        facts,
        current: null,
        searchedAt: null,
        priceValue: priceValueOf(input, weights),
        breakdown: withReasons(breakdown, { ...input, facts, sources: home.sources }, weights),
        score,
        displayScore: displayed(score),
        coverage,
        scoreOverrides: overrides,
        ...(noted.get(home.id) ?? { tags: [], notes: null }),
      }
    })
  }

export type ShowHomes = ReturnType<typeof showHomes>

/** A home's facts with the buyer's corrections beside what the source says. */
function correctFacts(facts: readonly HomeFact[], own: readonly FactClaim[] = []): HomeFact[] {
  return factNames.flatMap((name) => {
    const known = facts.find((fact) => fact.name === name)
    const claim = own.find((fact) => fact.name === name)
    if (claim === undefined) return known ?? []
    return { ...(known ?? unsaid), ...claim, basis: 'buyer' as const, said: known?.value ?? null }
  })
}

const unsaid = { quote: null, source: null, listingId: null, at: null }
