import {
  type BreakdownLine,
  displayScoreOf,
  type KeptHome,
  type Property,
  type ScoreOverrides,
  type Weights,
  type FactClaim,
  type HomeFact,
  factNames,
} from '@verandah/contracts'
import { priceValueOf, withReasons } from '@verandah/scoring-model'
import { publicHomeOf } from '../homes/domain/seen.ts'
import type { RankingParts } from './ranking-parts.ts'
import { scoringInputOf } from './domain/scoring-inputs.ts'
import type { OwnScoredHome } from './score-for-user.ts'

type ShowHomesDeps = Pick<RankingParts, 'notes'> & { settings: { SCORE_DISPLAY: 'score' | 'plus90' } }

/** Homes as shown to a buyer: scored by `weights`, with their overrides, tags and notes. */
export const showHomes =
  ({ notes, settings }: ShowHomesDeps) =>
  async (userId: string, scored: OwnScoredHome[], weights: Weights): Promise<Property[]> => {
    const noted = await notes.of(
      userId,
      scored.map(({ home }) => home.id),
    )
    const displayed = settings.SCORE_DISPLAY === 'plus90' ? displayScoreOf : (score: number) => score
    return scored.map(({ home, overrides, score, breakdown, coverage }) => ({
      ...shownHome(home, breakdown, { weights, overrides }),
      score,
      displayScore: displayed(score),
      coverage,
      scoreOverrides: overrides,
      ...(noted.get(home.id) ?? { tags: [], notes: null }),
    }))
  }

interface Showing {
  weights: Weights
  overrides: ScoreOverrides | null
}

/** A home without its hidden price, with the buyer's corrections and the score's reasons. */
const shownHome = (home: KeptHome, breakdown: BreakdownLine[], { weights, overrides }: Showing) => {
  const facts = correctFacts(home.facts, overrides?.facts)
  return {
    ...publicHomeOf(home),
    facts,
    current: null,
    searchedAt: null,
    priceValue: priceValueOf(scoringInputOf(home), weights),
    breakdown: withReasons(breakdown, { ...scoringInputOf(home), facts, sources: home.sources }, weights),
  }
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
