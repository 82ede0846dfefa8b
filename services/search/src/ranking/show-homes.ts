import { correctFacts } from '../home-facts/domain/correct-facts.ts'
import { displayScoreOf, type Property, type Weights } from '@verandah/contracts'
import { priceValueOf } from '@verandah/scoring-model'
import { publicHomeOf } from '../homes/domain/public-home.ts'
import type { RankingParts } from './ranking-parts.ts'
import { scoringInputOf } from './domain/scoring-inputs.ts'
import type { ScoredHome } from './score-for-user.ts'

type ShowHomesDeps = Pick<RankingParts, 'overrides' | 'notes'> & { settings: { SCORE_DISPLAY: 'score' | 'plus90' } }

/** Homes scored by `weights` as a buyer is shown them, with their own overrides, tags and notes. */
export const showHomes =
  ({ overrides, notes, settings }: ShowHomesDeps) =>
  async (userId: string, scored: ScoredHome[], weights: Weights): Promise<Property[]> => {
    const ids = scored.map(({ home }) => home.id)
    const [own, noted] = await Promise.all([overrides.of(userId, ids), notes.of(userId, ids)])
    const displayed = settings.SCORE_DISPLAY === 'plus90' ? displayScoreOf : (score: number) => score
    return scored.map(({ home, score, breakdown, coverage }) => ({
      ...publicHomeOf(home),
      facts: correctFacts(home.facts, own.get(home.id)?.facts),
      current: null,
      priceValue: priceValueOf(scoringInputOf(home), weights),
      ...{ score, displayScore: displayed(score), breakdown, coverage },
      scoreOverrides: own.get(home.id) ?? null,
      ...(noted.get(home.id) ?? { tags: [], notes: null }),
    }))
  }

export type ShowHomes = ReturnType<typeof showHomes>
