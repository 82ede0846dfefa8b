export { createEntitlements, recordEntitlement, type Entitlements } from './entitlements.ts'
export {
  createHouseholds,
  householdHeld,
  isCovered,
  recordHousehold,
  toHousemate,
  type Households,
} from './households.ts'
export { linkTokenOf } from './link-token.ts'
export { createSavedScores, recordScore, type SavedScore } from './saved-scores.ts'
