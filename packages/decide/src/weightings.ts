import type { Random } from './random.ts'

/** Fills `weights`, one for each criterion, none of them negative, with one weighting. */
export type DrawWeights = (weights: Float64Array, random: Random) => void

interface Near {
  /** One weight for each criterion. */
  centre: readonly number[]
  /** The furthest that a weight is drawn from its centre. */
  reach: number
  lowest: number
  highest: number
}

/** Weightings whose weights are each uniform within `reach` of a centre, reflected at the lowest and the highest. */
export const weightsNear =
  ({ centre, reach, lowest, highest }: Near): DrawWeights =>
  (weights, random) => {
    for (let criterion = 0; criterion < weights.length; criterion++) {
      const drawn = (centre[criterion] ?? 0) + reach * (2 * random() - 1)
      const raised = drawn < lowest ? 2 * lowest - drawn : drawn
      weights[criterion] = raised > highest ? 2 * highest - raised : raised
    }
  }
