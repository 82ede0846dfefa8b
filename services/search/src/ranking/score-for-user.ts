import type { KeptHome, ScoreOverrides, SearchedLocality, Weights } from '@verandah/contracts'
import {
  type CurrentScore,
  evaluateProperty,
  weighEvaluation,
  type Evaluation,
  packedFor,
  packEvaluation,
  scoringInputOf,
} from '@verandah/scoring-model'
import type { RankingParts } from './ranking-parts.ts'
import { fingerprintOf } from '../homes/fingerprint.ts'

interface Scoring {
  weights: Weights
  /** Each with the places of the search that found it. */
  homes: { home: KeptHome; locations: SearchedLocality[]; isRescoreDue?: boolean }[]
}

/** `worth` is stored for the next change of weights, unless overrides apply. */
export type ScoredHome = CurrentScore & { home: KeptHome; isRescoreDue?: boolean; worth?: string }

export type OwnScoredHome = ScoredHome & { overrides: ScoreOverrides | null }

export async function scoreForUser(
  overrides: RankingParts['overrides'],
  userId: string,
  { weights, homes }: Scoring,
): Promise<OwnScoredHome[]> {
  const own = await overrides.of(userId)
  const key = packingKey(weights)
  return homes.map(({ home, locations, isRescoreDue = false }) => {
    const mine = own.get(home.id) ?? null
    const evaluation = evaluateProperty({ input: scoringInputOf(home, mine), weights, filters: { locations } })
    const worth = mine === null && { worth: packed(key, home.revision, evaluation) }
    return { home, overrides: mine, isRescoreDue, ...worth, ...weighEvaluation(evaluation, weights) }
  })
}

/** Equal for weights that consider the same criteria, whatever their magnitudes. */
export function packingKey(weights: Weights): string {
  return fingerprintOf(packedFor(weights)).slice(0, 12)
}

/**
 * A home's value by criterion, stored beside its rank. Valid for one revision of the home, and searched places change
 * only with a revision, so no writer has to invalidate it.
 */
function packed(key: string, revision: number, evaluation: Evaluation): string {
  return `${key}:${revision}:${packEvaluation(evaluation)}`
}

/** Null for another revision or other criteria. */
export function unpacked(key: string, revision: number, worth: string | undefined): string | null {
  const head = `${key}:${revision}:`
  return worth?.startsWith(head) === true ? worth.slice(head.length) : null
}
