import fc from 'fast-check'
import { find, updateMany } from 'mingo'
import { type Document, MongoClient } from 'mongodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startInMemoryMongo } from '../src/index.ts'
import { filters, homes, pages, projections, sorts, updates } from './random-homes.ts'
import { isEmbedded } from './store-under-test.ts'

// Longer run: DIFFERENTIAL_RUNS=20000, with a new seed each time; DIFFERENTIAL_SEED repeats one.
const { DIFFERENTIAL_RUNS, DIFFERENTIAL_SEED } = process.env
const runs = Number(DIFFERENTIAL_RUNS ?? 100)
const seed = Number(DIFFERENTIAL_SEED ?? (DIFFERENTIAL_RUNS === undefined ? 20_261 : Date.now() % 2 ** 31))

/** An implementation to compare: answers queries over documents. */
interface Peer {
  find(documents: Document[], query: Query): Answer<Document[]>
  count(documents: Document[], filter: Document): Answer<number>
  update(documents: Document[], filter: Document, change: Document): Answer<Document>
}

type Answer<T> = T | Promise<T>

interface Query {
  readonly filter: Document
  readonly sort: Document
  readonly projection: Document
  readonly skip: number
  readonly limit: number
}

/**
 * Plain arrays: sorted here, queried by mingo, whose projections mutate documents, and show nothing for an empty
 * projection where MongoDB shows everything.
 */
const arrays: Peer = {
  find: (documents, { filter, sort, projection, skip, limit }) => {
    const sorted = structuredClone(documents).toSorted((left, right) => inOrder(left, right, sort))
    const all = find(sorted, filter, Object.keys(projection).length === 0 ? undefined : projection).all() as Document[]
    return all.slice(skip, limit === 0 ? undefined : skip + limit)
  },
  count: (documents, filter) => find(documents, filter).all().length,
  update: (documents, filter, change) => {
    const after = structuredClone(documents)
    const { matchedCount } = updateMany(after, filter, change)
    return { matchedCount, after }
  },
}

/** Missing values sort first; the sorted fields have one type each. */
const inOrder = (left: Document, right: Document, sort: Document): number => {
  for (const [path, direction] of Object.entries(sort)) {
    const one = valueAt(left, path)
    const other = valueAt(right, path)
    if (one === other) continue
    const isBefore = other !== undefined && (one === undefined || one < other)
    return (isBefore ? -1 : 1) * Number(direction)
  }
  return 0
}

const valueAt = (document: Document, path: string) =>
  path.split('.').reduce<unknown>((value, part) => (value as Document | undefined)?.[part], document) as
    | number
    | string
    | undefined

const serverAt = (client: MongoClient, indexes: readonly Document[]): Peer & { prepare: () => Promise<void> } => {
  const collection = client.db('differential').collection(`homes_${process.pid}_${indexes.length}`)
  const fill = async (documents: Document[]) => {
    await collection.deleteMany({})
    await collection.insertMany(documents)
  }
  return {
    prepare: async () => {
      await collection.drop()
      if (indexes.length > 0) await collection.createIndexes(indexes.map((key) => ({ key: key as Record<string, 1> })))
    },
    find: async (documents, { filter, ...options }) => {
      await fill(documents)
      return collection.find(filter, options).toArray()
    },
    count: async (documents, filter) => {
      await fill(documents)
      return collection.countDocuments(filter)
    },
    update: async (documents, filter, change) => {
      await fill(documents)
      const { matchedCount } = await collection.updateMany(filter, change)
      return { matchedCount, after: await collection.find().sort({ _id: 1 }).toArray() }
    },
  }
}

const store = await startInMemoryMongo()
const client = await new MongoClient(store.url).connect()
const ours = [serverAt(client, []), serverAt(client, [{ n: 1 }, { 'd.x': -1, s: 1 }, { list: 1 }, { 'rooms.x': 1 }])]
const other = isEmbedded ? undefined : await new MongoClient(process.env.MONGODB_URL ?? '').connect()
const peer = other === undefined ? arrays : serverAt(other, [])

beforeAll(async () => {
  console.info(`differential test: DIFFERENTIAL_SEED=${seed}, ${runs} runs each`)
  for (const server of ours) await server.prepare()
})
afterAll(async () => {
  await client.close()
  await store.close()
  await other?.close()
})

/**
 * Expects the embedded store, with and without indexes, to agree with `MONGODB_URL`, or with mingo over plain arrays.
 */
const agree = async <T extends unknown[]>(
  arbitraries: { [K in keyof T]: fc.Arbitrary<T[K]> },
  ask: (of: Peer, documents: Document[], ...rest: T) => unknown,
) =>
  fc.assert(
    fc.asyncProperty(homes, fc.tuple<T>(...arbitraries), async (documents, rest) => {
      const expected = await answerOf(() => ask(peer, documents, ...rest))
      for (const server of ours) expect(await answerOf(() => ask(server, documents, ...rest))).toEqual(expected)
    }),
    { numRuns: runs, seed },
  )

/** As JSON: a whole number has no -0 in BSON. A refusal counts as an answer. */
const answerOf = async (ask: () => unknown): Promise<unknown> => {
  try {
    return JSON.parse(JSON.stringify(await ask()))
  } catch {
    return 'refused'
  }
}

const LONG = 30_000 + runs * 100

it('finds, sorts, pages and projects as its peer does', { timeout: LONG }, () =>
  agree([filters, sorts, projections, pages], (of, documents, filter, sort, projection, page) =>
    of.find(documents, { filter, sort, projection, ...page }),
  ),
)

it('counts as its peer does', { timeout: LONG }, () =>
  agree([filters], (of, documents, filter) => of.count(documents, filter)),
)

it('updates as its peer does', { timeout: LONG }, () =>
  agree([filters, updates], (of, documents, filter, change) => of.update(documents, filter, change)),
)
