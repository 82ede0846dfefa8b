import type { Store } from '@verandah/kit'
import type { Properties } from '../homes/properties.ts'
import { createPropertyNotes } from './property-notes.ts'
import { createScoreOverrides } from './score-overrides.ts'
import { createUserProperties } from './user-properties.ts'
import { createUserWeights } from './user-weights.ts'

/** What the ranking of homes is kept in. */
export const createRankingParts = (kit: { store: Store }) => ({
  userProperties: createUserProperties(kit),
  userWeights: createUserWeights(kit),
  overrides: createScoreOverrides(kit),
  notes: createPropertyNotes(kit),
})

/** What the use cases of this folder choose from. */
export type RankingParts = ReturnType<typeof createRankingParts> & { properties: Properties }
