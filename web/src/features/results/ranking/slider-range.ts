import type { Criterion } from '@verandah/scoring-model'

export const lowestWeight = 0
export const highestWeight = 10

/** The weights that a criterion's slider offers: the six factors of the specification from 1, the others from 0. */
export function sliderRange({ kind, name }: Criterion): { lowest: number; highest: number } {
  return {
    lowest: kind === 'factor' && name !== 'propertyAge' ? 1 : lowestWeight,
    highest: highestWeight,
  }
}
