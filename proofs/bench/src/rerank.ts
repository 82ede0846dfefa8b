import { setImmediate as nextTick } from 'node:timers/promises'
import { defaultWeights, fallbackWeights, Weights } from '@verandah/contracts'
import { compareScored, evaluateProperty, rank, scoreProperty, toColumns } from '@verandah/scoring-model'
import { type NumberedHome, someHome } from './some-home.ts'
import type { Figure } from './measure.ts'

const homesCount = 100_000

const filters = { locations: [{ suburb: 'Richmond', state: 'VIC', postcode: '3121' } as const] }
const firstWeights = Weights.parse({ ...defaultWeights, additionalCriteria: { Pool: 5 } })
const movedWeights = Weights.parse({ ...fallbackWeights, additionalCriteria: { Pool: 5 } })

/**
 * Measures reranking 100,000 homes after a slider moved: the service's scoring and a sort, beside columns. The orders
 * are equal.
 */
export const benchRerank = async (): Promise<Figure[]> => {
  const homes = Array.from({ length: homesCount }, (_, index) => someHome(index))
  const evaluated = homes.map(({ propertyId, input }) => ({
    propertyId,
    evaluation: evaluateProperty({ input, weights: firstWeights, filters }),
  }))
  const columns = toColumns(evaluated)
  assertSameOrder(rankObjects(homes), rank(columns, movedWeights).order)
  const objectsMs = await medianMs(() => rankObjects(homes), 7)
  const columnsMs = await medianMs(() => rank(columns, movedWeights), 51)
  return [
    { name: 're-rank 100,000 homes: objects and a sort', value: objectsMs, unit: 'ms' },
    { name: 're-rank 100,000 homes: columns', value: columnsMs, unit: 'ms' },
    { name: 're-rank 100,000 homes: columns are faster', value: objectsMs / columnsMs, unit: 'times' },
    {
      name: 'lay 100,000 evaluated homes out in columns',
      value: await medianMs(() => toColumns(evaluated), 5),
      unit: 'ms',
    },
  ]
}

const rankObjects = (homes: readonly NumberedHome[]): number[] =>
  homes
    .map(({ propertyId, input }, home) => ({
      propertyId,
      home,
      ...scoreProperty({ input, weights: movedWeights, filters }),
    }))
    .sort(compareScored)
    .map(({ home }) => home)

const assertSameOrder = (expected: ArrayLike<number>, actual: ArrayLike<number>): void => {
  const place = Array.from(expected).findIndex((home, index) => actual[index] !== home)
  if (place !== -1 || expected.length !== actual.length)
    throw new Error(`Columns and objects rank differently from place ${place} on`)
}

const medianMs = async (run: () => unknown, times: number): Promise<number> => {
  const tookMs: number[] = []
  for (let time = 0; time < times; time++) {
    await nextTick()
    const startedAt = performance.now()
    run()
    tookMs.push(performance.now() - startedAt)
  }
  return tookMs.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0
}
