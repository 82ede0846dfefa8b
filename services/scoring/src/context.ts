import type { Kit } from '@verandah/kit'
import type { ScoringSettings } from './config.ts'
import { createScoredPages } from './scored-pages.ts'
import { createScoringWeights } from './scoring-weights.ts'
import { createSearchWeights } from './search-weights.ts'
import { createUserBriefs } from './user-briefs.ts'

export type ScoringContext = ReturnType<typeof createContext>

export function createContext(kit: Kit<ScoringSettings>) {
  return {
    clock: kit.clock,
    newId: kit.newId,
    settings: kit.settings,
    scoringWeights: createScoringWeights(kit),
    searchWeights: createSearchWeights(kit),
    userBriefs: createUserBriefs(kit),
    scoredPages: createScoredPages(kit),
  }
}
