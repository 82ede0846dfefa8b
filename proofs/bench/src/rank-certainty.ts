import { acceptabilityOf, type Decision, type Unknown, weightsNear } from '@verandah/decide'
import { type Figure, figuresIn, warmCpuMsOf } from './measure.ts'

const homes = 200
const criteria = 10
const draws = 10_000
const rounds = 7

/** One value in five is not stated, and drawn from the other homes. */
const unknownEvery = 5

/** Measures how sure the ranks of 200 homes by ten criteria are, over 10,000 weightings: CPU, warm. */
export async function benchRankCertainty(): Promise<Figure[]> {
  const decision = someDecision()
  const drawWeights = weightsNear({ centre: Array<number>(criteria).fill(6), reach: 2, lowest: 0, highest: 10 })
  const work = () => acceptabilityOf({ decision, drawWeights, draws, seed: 1, ahead: 5 })
  const ms = await warmCpuMsOf(Array.from({ length: rounds }, () => work))
  return figuresIn('ms of CPU', { [`ranks of ${homes} homes, ${draws} weightings, one value in five unknown`]: ms })
}

const someDecision = (): Decision => {
  const isUnknown = (home: number, criterion: number) => (home * 7 + criterion * 3) % unknownEvery === 0
  const valueOf = (home: number, criterion: number) => ((home * 7919 + criterion * 104_729) % 10_001) / 1000
  const columns = Array.from({ length: criteria }, (_none, criterion) =>
    Float64Array.from({ length: homes }, (_nothing, home) => valueOf(home, criterion)),
  )
  const unknowns = columns.flatMap((column, criterion): Unknown[] =>
    [...column.keys()]
      .filter((home) => isUnknown(home, criterion))
      .map((alternative) => ({ alternative, criterion, pool: column })),
  )
  const values = columns.map((column, criterion) =>
    column.map((value, home) => (isUnknown(home, criterion) ? 0 : value)),
  )
  const credit = { sums: new Float64Array(homes), weights: new Float64Array(homes) }
  return { size: homes, values, unknowns, leftOut: [], credit }
}
