import type { Store } from '@verandah/kit'
import type { Properties } from '../homes/properties.ts'
import { createPropertyNotes } from './property-notes.ts'
import { createScoreOverrides } from './score-overrides.ts'
import { createUserProperties } from './user-properties.ts'
import { createUserWeights } from './user-weights.ts'

/** The collections of the ranking. */
export function createRankingParts(kit: { store: Store }) {
  return {
    userProperties: createUserProperties(kit),
    userWeights: createUserWeights(kit),
    overrides: createScoreOverrides(kit),
    notes: createPropertyNotes(kit),
  }
}

/** The dependencies of this folder's use cases. */
export type RankingParts = ReturnType<typeof createRankingParts> & { properties: Properties }
