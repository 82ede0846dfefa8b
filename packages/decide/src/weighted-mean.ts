/** The mean of values by weights, less that of `baseline`; 0 where all weights are. */
export function weightedMean(values: Float64Array, weights: ArrayLike<number>, baseline?: Float64Array): number {
  let sum = 0
  let total = 0
  for (let criterion = 0; criterion < values.length; criterion++) {
    const weight = weights[criterion] ?? 0
    sum += weight * ((values[criterion] ?? 0) - (baseline?.[criterion] ?? 0))
    total += weight
  }
  return total > 0 ? sum / total : 0
}
