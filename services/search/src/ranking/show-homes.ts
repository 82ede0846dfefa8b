import { correctFacts } from '../home-facts/domain/correct-facts.ts'
import { displayScoreOf, type Property } from '@verandah/contracts'
import type { RankingParts } from './ranking-parts.ts'
import type { ScoredHome } from './score-for-user.ts'

type ShowHomesDeps = Pick<RankingParts, 'overrides' | 'notes'> & { settings: { SCORE_DISPLAY: 'score' | 'plus90' } }

/** Scored homes as a buyer is shown them, with their own overrides, tags and notes. */
export const showHomes =
  ({ overrides, notes, settings }: ShowHomesDeps) =>
  async (userId: string, scored: ScoredHome[]): Promise<Property[]> => {
    const ids = scored.map(({ home }) => home.id)
    const [own, noted] = await Promise.all([overrides.of(userId, ids), notes.of(userId, ids)])
    const displayed = settings.SCORE_DISPLAY === 'plus90' ? displayScoreOf : (score: number) => score
    return scored.map(({ home, score, breakdown, coverage }) => ({
      ...home,
      facts: correctFacts(home.facts, own.get(home.id)?.facts),
      current: null,
      ...{ score, displayScore: displayed(score), breakdown, coverage },
      scoreOverrides: own.get(home.id) ?? null,
      ...(noted.get(home.id) ?? { tags: [], notes: null }),
    }))
  }

export type ShowHomes = ReturnType<typeof showHomes>
