import { describe, expect, it } from 'vitest'
import type { Decision, Sampling } from './draw-means.ts'
import { aDecision } from './testing/decisions.ts'
import { anyWeights, confidenceOf, rankTableOf, theseWeights } from './testing/rank-table.ts'

/*
 * The thrombolytics example: Tervonen, van Valkenhoef, Basturk and Postmus, EJOR 224(3), 2012, and the reference output
 * of the R package smaa. Risks are beta distributions, their values fall linearly from 1 at the best to 0 at the worst.
 */
const scales = [
  { best: 0, worst: 0.25 },
  { best: 0.15, worst: 0.4 },
  { best: 0, worst: 0.1 },
]
const heparin = [
  { alpha: 20, beta: 116 },
  { alpha: 40, beta: 96 },
  { alpha: 1, beta: 135 },
]
const enoxaparin = [
  { alpha: 8, beta: 121 },
  { alpha: 32, beta: 97 },
  { alpha: 5, beta: 124 },
]

const quantiles = 2_000
const cells = 20_000

/** Evenly spaced quantiles of a beta distribution, by summing its density. */
const betaQuantiles = ({ alpha, beta }: { alpha: number; beta: number }): number[] => {
  const peak = (alpha - 1) / (alpha + beta - 2)
  const logDensity = (x: number) => (alpha - 1) * Math.log(x) + (beta - 1) * Math.log(1 - x)
  const highest = logDensity(Math.max(peak, 0.5 / cells))
  const density = Array.from({ length: cells }, (_, cell) => Math.exp(logDensity((cell + 0.5) / cells) - highest))
  const total = density.reduce((sum, part) => sum + part, 0)
  const found: number[] = []
  let below = 0
  density.forEach((part, cell) => {
    below += part / total
    while (found.length < quantiles && below >= (found.length + 0.5) / quantiles) found.push((cell + 0.5) / cells)
  })
  return found
}

const unknowns = [heparin, enoxaparin].flatMap((risks, alternative) =>
  risks.map((risk, criterion) => {
    const { best, worst } = scales[criterion]!
    return {
      alternative,
      criterion,
      pool: Float64Array.from(betaQuantiles(risk), (x) => (worst - x) / (worst - best)),
    }
  }),
)

const decision: Decision = aDecision(
  [
    [0, 0, 0],
    [0, 0, 0],
  ],
  { unknowns },
)

const sampling: Sampling = { decision, drawWeights: anyWeights, draws: 100_000, seed: 7 }

/** Within 0.01, as published numbers of 10,000 draws are. */
const expectNear = (found: readonly number[], published: readonly number[]): void => {
  expect(found).toHaveLength(published.length)
  published.forEach((number, index) => expect(Math.abs(found[index]! - number)).toBeLessThan(0.01))
}

describe('The thrombolytics example', () => {
  const table = rankTableOf(sampling)

  it('has the published rank acceptabilities and entropy', () => {
    expectNear(table.acceptability[0]!, [0.3504, 0.6496])
    expectNear(table.acceptability[1]!, [0.6496, 0.3504])
    expectNear([table.entropy], [0.9344])
  })

  it('has the published central weights, and by them the published confidence factors', () => {
    const ofHeparin = [0.1865, 0.2772, 0.5363]
    const ofEnoxaparin = [0.4073, 0.3641, 0.2285]
    expectNear(table.centralWeights[0]!, ofHeparin)
    expectNear(table.centralWeights[1]!, ofEnoxaparin)
    expectNear([confidenceOf(sampling, 0, ofHeparin), confidenceOf(sampling, 1, ofEnoxaparin)], [0.6682, 0.8956])
  })

  it('has the published rank acceptabilities by fixed weights', () => {
    const fixed = rankTableOf({ ...sampling, drawWeights: theseWeights([0.5, 0.2, 0.3]) })
    expectNear(fixed.acceptability[0]!, [0.1279, 0.8721])
  })
})
