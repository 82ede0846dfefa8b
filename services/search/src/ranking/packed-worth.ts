import type { Weights } from '@verandah/contracts'
import { type Evaluation, packedFor, packEvaluation } from '@verandah/scoring-model'
import { fingerprintOf } from '../homes/fingerprint.ts'

/** Equal for weights that consider the same criteria, whatever their magnitudes. */
export function packingKey(weights: Weights): string {
  return fingerprintOf(packedFor(weights)).slice(0, 12)
}

/**
 * A home's value by criterion, stored beside its rank. Valid for one revision of the home, and searched places change
 * only with a revision, so no writer has to invalidate it.
 */
export function packed(key: string, revision: number, evaluation: Evaluation): string {
  return `${key}:${revision}:${packEvaluation(evaluation)}`
}

/** Null for another revision or other criteria. */
export function unpacked(key: string, revision: number, worth: string | undefined): string | null {
  const head = `${key}:${revision}:`
  return worth?.startsWith(head) === true ? worth.slice(head.length) : null
}
