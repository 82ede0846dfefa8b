import type { ScoreOverrides } from '@verandah/contracts'

/** Overrides without what says nothing; null when nothing is left. */
export const tidyOverrides = (given: ScoreOverrides | null): ScoreOverrides | null => {
  const kept = Object.entries(given ?? {}).filter(([, value]) => isSaid(value))
  return kept.length === 0 ? null : Object.fromEntries(kept)
}

const isSaid = (value: ScoreOverrides['features']): boolean =>
  typeof value === 'object' ? Object.keys(value).length > 0 : value !== undefined
