import type { Store } from '@verandah/kit'
import type { Properties } from '../homes/properties.ts'
import { createPropertyNotes } from './property-notes.ts'
import { createScoreOverrides } from './score-overrides.ts'
import { createUserProperties } from './user-properties.ts'
import { createUserWeights } from './user-weights.ts'

export function createRankingParts(kit: { store: Store; properties: Properties }) {
  return {
    userProperties: createUserProperties(kit),
    userWeights: createUserWeights(kit),
    overrides: createScoreOverrides(kit),
    notes: createPropertyNotes(kit),
  }
}

/** The collections that a score needs. */
export type RankingParts = ReturnType<typeof createRankingParts> & { properties: Properties }
