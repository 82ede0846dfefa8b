import type { Weights } from '@verandah/contracts'
import { type Evaluation, packedFor, packEvaluation } from '@verandah/scoring-model'
import { fingerprintOf } from '../homes/fingerprint.ts'

/** The same for weights that evaluate homes alike, whatever a criterion weighs. */
export const packingKey = (weights: Weights): string => fingerprintOf(packedFor(weights)).slice(0, 12)

/**
 * What a home is worth by each criterion, stored beside it in its ranking. It holds for one revision of the home, and places that were
 * searched change with a revision only: so nobody who writes a home, of whatever build, has to take it away.
 */
export const packed = (key: string, revision: number, evaluation: Evaluation): string =>
  `${key}:${revision}:${packEvaluation(evaluation)}`

/** Null where it is of another revision, or for other criteria. */
export const unpacked = (key: string, revision: number, worth: string | undefined): string | null => {
  const head = `${key}:${revision}:`
  return worth?.startsWith(head) === true ? worth.slice(head.length) : null
}
