import { fallbackWeights, Weights } from '@verandah/contracts'
import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { compareScored, evaluateProperty, rank, scoreProperty, toColumns } from '@verandah/scoring-model'
import { MongoClient } from 'mongodb'
import { cpuMsOf, inTurn, medianOf } from './measure.ts'
import { someHome } from './some-home.ts'

/** Maximum ratio of two costs, by the CPU time of this process. A busy machine slows both. */
interface Ratio {
  readonly name: string
  /** Far above the measured ratio, to detect changed complexity. */
  readonly most: number
  readonly one: () => unknown
  readonly other: () => unknown
  /** Calls of each per round, so that a round takes milliseconds. */
  readonly times: readonly [one: number, other: number]
}

const rounds = 7

/** Rounds alternate; the first is a warm-up. */
const measure = async ({ one, other, times: [ofOne, ofOther] }: Ratio): Promise<number> => {
  const costOf = async (run: () => unknown, times: number) => (await cpuMsOf(() => inTurn(times, run))) / times
  const ratios = await inTurn(1 + rounds, async () => (await costOf(one, ofOne)) / (await costOf(other, ofOther)))
  return medianOf(ratios.slice(1))
}

const filters = { locations: [{ suburb: 'Richmond', state: 'VIC', postcode: '3121' } as const] }
const weights = Weights.parse({ ...fallbackWeights, additionalCriteria: { Pool: 5 } })

const rankingRatios = (): Ratio[] => {
  const homes = Array.from({ length: 5_000 }, (_, index) => someHome(index))
  const columnsOf = (count: number) =>
    toColumns(
      homes
        .slice(0, count)
        .map(({ propertyId, input }) => ({ propertyId, evaluation: evaluateProperty({ input, weights, filters }) })),
    )
  const many = columnsOf(5_000)
  const few = columnsOf(1_000)
  const rankObjects = () =>
    homes
      .map(({ propertyId, input }) => ({ propertyId, ...scoreProperty({ input, weights, filters }) }))
      .sort(compareScored)
  return [
    {
      name: 're-rank of 5,000 homes: of 1,000',
      most: 12,
      one: () => rank(many, weights),
      other: () => rank(few, weights),
      times: [20, 100],
    },
    {
      name: 're-rank of 5,000 homes: scoring and sorting them',
      most: 0.1,
      one: () => rank(many, weights),
      other: rankObjects,
      times: [20, 1],
    },
  ]
}

/** Store and driver together. */
const storeRatios = async (client: MongoClient): Promise<Ratio[]> => {
  const database = client.db('bench')
  const filled = async (count: number) => {
    const collection = database.collection<{ _id: number }>(`homes${count}`)
    await collection.createIndexes([{ key: { sourceId: 1 } }])
    await collection.insertMany(
      Array.from({ length: count }, (_, n) => ({ _id: n, sourceId: `s${n}`, text: 'A home' })),
    )
    return collection
  }
  const many = await filled(20_000)
  const few = await filled(500)
  return [
    {
      name: 'findById: ping',
      most: 6,
      one: () => many.findOne({ _id: 7 }),
      other: () => database.command({ ping: 1 }),
      times: [200, 200],
    },
    {
      name: 'find by an index among 20,000: among 500',
      most: 3,
      one: () => many.findOne({ sourceId: 's19999' }),
      other: () => few.findOne({ sourceId: 's499' }),
      times: [200, 200],
    },
  ]
}

const store = await startInMemoryMongo()
const client = await new MongoClient(store.url).connect()
for (const ratio of [...rankingRatios(), ...(await storeRatios(client))]) {
  const found = await measure(ratio)
  const isHeld = found <= ratio.most
  console.log(
    `${isHeld ? 'ok    ' : 'FAILED'}  ${ratio.name}: ${Number(found.toPrecision(2))} times, at most ${ratio.most}`,
  )
  if (!isHeld) process.exitCode = 1
}
await client.close()
await store.close()
