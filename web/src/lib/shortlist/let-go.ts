import { isEnded, type SavedProperty } from '@verandah/contracts'
import type { ChangeOfHome } from './change-many.ts'

const boughtAnother = 'Bought another home'

export function boughtOf(list: readonly SavedProperty[]): SavedProperty | undefined {
  return list
    .filter(({ stage }) => stage === 'bought')
    .toSorted((a, b) => (b.stageAt ?? '').localeCompare(a.stageAt ?? ''))[0]
}

export function pursuedOf(list: readonly SavedProperty[]): SavedProperty[] {
  return list.filter(({ stage }) => !isEnded(stage))
}

/** Ends the pursuit of homes, because another one was bought. Verdicts and notes stay. */
export function lettingGoOf(homes: readonly SavedProperty[]): ChangeOfHome[] {
  return homes.map(({ propertyId }) => ({ propertyId, wanted: { stage: 'lost', stageReason: boughtAnother } }))
}

export function takingUpOf(homes: readonly SavedProperty[]): ChangeOfHome[] {
  return homes.map(({ propertyId, stage }) => ({ propertyId, wanted: { stage, stageReason: '' } }))
}
