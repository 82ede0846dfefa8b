import type { Kit } from '@verandah/kit'
import { createEntitlements, createHouseholds, createSavedScores } from '@verandah/user-records'
import type { ShortlistSettings } from './config.ts'
import { createHomes } from './homes.ts'
import { createPurchases } from './purchases.ts'
import { createSavedProperties } from './saved-properties.ts'

export type ShortlistContext = ReturnType<typeof createContext>

export const createContext = (kit: Kit<ShortlistSettings>) => ({
  clock: kit.clock,
  newId: kit.newId,
  settings: kit.settings,
  saved: createSavedProperties(kit),
  purchases: createPurchases(kit),
  homes: createHomes(kit),
  savedScores: createSavedScores(kit),
  entitlements: createEntitlements(kit),
  households: createHouseholds(kit),
})
