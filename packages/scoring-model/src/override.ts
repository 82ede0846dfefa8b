import type { Factor, ScoreOverrides } from '@verandah/contracts'

/**
 * The buyer's own value for a factor, 0 to 10, or null when they gave none.
 * `features` may be rated one by one: the mean of the ratings is the factor's value.
 */
export const overrideOf = (overrides: ScoreOverrides | null, factor: Factor): number | null => {
  const own = overrides?.[factor]
  if (own === undefined) return null
  return typeof own === 'number' ? own : meanOf(Object.values(own))
}

const meanOf = (ratings: readonly number[]): number | null =>
  ratings.length === 0 ? null : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
