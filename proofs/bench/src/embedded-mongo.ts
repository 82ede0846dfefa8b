import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedMongo } from '@verandah/embedded-mongo'
import { MongoClient, type Collection, type Db, type Document } from 'mongodb'
import { medianOf, type Figure } from './measure.ts'

const DOCUMENTS = 50_000
const WRITERS = 4
const READS = 1000

/** Measures reads beside writers: the store on disk, in its worker thread, over 50,000 documents with four indexes. */
export async function benchEmbeddedMongo(): Promise<Figure[]> {
  const path = mkdtempSync(join(tmpdir(), 'bench-embedded-mongo-'))
  const server = await startEmbeddedMongo({ path })
  const client = await new MongoClient(server.url).connect()
  try {
    const homes = client.db('bench').collection('homes')
    await fill(homes)
    return await measureBesideWriters(client.db('bench'))
  } finally {
    await client.close()
    await server.close()
    rmSync(path, { recursive: true, force: true })
  }
}

const home = (n: number): Document => ({
  _id: `home-${n}`,
  provider: n % 2 === 0 ? 'domain' : 'reaxml',
  sourceId: `s${n}`,
  suburb: `suburb-${n % 500}`,
  userId: `user-${n % 100}`,
  score: (n * 7919) % 100,
  price: 300_000 + ((n * 104_729) % 2_000_000),
  features: ['Air conditioning', 'Garden', 'Secure parking'],
  description: 'A sunny home close to the river, with room for everyone.'.repeat(5),
  listedAt: new Date(1_700_000_000_000 + n * 60_000),
})

const fill = async (homes: Collection): Promise<void> => {
  await homes.createIndexes([
    { key: { provider: 1, sourceId: 1 }, unique: true },
    { key: { suburb: 1, price: 1 } },
    { key: { userId: 1, score: -1, _id: 1 } },
  ])
  for (let from = 0; from < DOCUMENTS; from += 1000)
    await homes.insertMany(Array.from({ length: 1000 }, (_, at) => home(from + at)))
}

/**
 * A read waits only for the flush of what it finds: writers of another collection, or of other documents, cost it only
 * their share of the CPU.
 */
const measureBesideWriters = async (database: Db): Promise<Figure[]> => {
  const homes = database.collection('homes')
  const read = async (): Promise<number> => {
    const times: number[] = []
    for (let n = 0; n < READS; n += 1) {
      const startedAt = performance.now()
      await homes.findOne({ _id: `home-${(n * 7919) % DOCUMENTS}` as never })
      times.push(performance.now() - startedAt)
    }
    return medianOf(times)
  }
  const beside = async (written: Collection): Promise<number> => {
    let next = 2 * DOCUMENTS
    let isOver = false
    const write = async () => {
      while (!isOver) await written.insertOne(home((next += 1)))
    }
    const writers = Array.from({ length: WRITERS }, write)
    const median = await read()
    isOver = true
    await Promise.all(writers)
    return median
  }
  return [
    { name: 'embedded findById, one caller: median', value: await read(), unit: 'ms' },
    {
      name: `the same beside ${WRITERS} writers of another collection`,
      value: await beside(database.collection('others')),
      unit: 'ms',
    },
    { name: `the same beside ${WRITERS} writers of its own`, value: await beside(homes), unit: 'ms' },
  ]
}
