import type { Criterion } from '@verandah/scoring-model'

export const lowestWeight = 0
export const highestWeight = 10

/** The weights that a criterion's slider offers: the six factors of the specification from 1, or from `at` if lower. */
export function sliderRange({ kind, name }: Criterion, at: number): { lowest: number; highest: number } {
  const least = kind === 'factor' && name !== 'propertyAge' ? 1 : lowestWeight
  return { lowest: Math.min(at, least), highest: highestWeight }
}
