import type { Kit } from '@verandah/kit'
import { createPlans, createHouseholds, createSavedScores } from '@verandah/user-records'
import type { ShortlistSettings } from './config.ts'
import { createFiles } from './files/files.ts'
import { createHomes } from './homes.ts'
import { createPurchases } from './purchases.ts'
import { createSavedProperties } from './saved-properties.ts'
import { createVisits } from './visits/visits.ts'

export type ShortlistContext = ReturnType<typeof createContext>

export function createContext(kit: Kit<ShortlistSettings>) {
  return {
    clock: kit.clock,
    newId: kit.newId,
    settings: kit.settings,
    saved: createSavedProperties(kit),
    purchases: createPurchases(kit),
    visits: createVisits(kit),
    files: createFiles(kit),
    homes: createHomes(kit),
    savedScores: createSavedScores(kit),
    plans: createPlans(kit),
    households: createHouseholds(kit),
  }
}
