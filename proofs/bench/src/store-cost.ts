import { mkdtempSync, rmSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Collection, type Document, MongoClient } from 'mongodb'
import { type Figure, mediansOf } from './measure.ts'
import { cpuMsOf, startStoreProcess } from './product-process.ts'
import { addHomes, home, type StoredHome } from './stored-homes.ts'

const homes = 50_000
const callers = 16

interface Measured {
  readonly pid: number
  readonly client: MongoClient
  readonly collection: Collection<StoredHome>
  readonly lists: Collection
  /** A file beside the store's own. */
  readonly file: FileHandle
}

/**
 * Measures the CPU time of the store's process per kind of command, over 50,000 documents of 1 KB on disk; and two
 * rates beside those of simpler writes.
 */
export async function benchStoreCost(): Promise<Figure[]> {
  const path = mkdtempSync(join(tmpdir(), 'bench-store-cost-'))
  const store = await startStoreProcess(join(path, 'data'))
  const client = await new MongoClient(store.url, { maxPoolSize: callers, minPoolSize: callers }).connect()
  const file = await open(join(path, 'bare'), 'w')
  try {
    const database = client.db('bench')
    const collection = database.collection<StoredHome>('homes')
    await addHomes(collection, homes)
    const lists = database.collection('lists')
    await lists.createIndexes([{ key: { list: 1 } }])
    await lists.insertOne({ n: 0, list: Array.from({ length: 20_000 }, (_, n) => n) })
    return await mediansOf(5, () => measureAll({ pid: store.pid, client, collection, lists, file }))
  } finally {
    await file.close()
    await client.close()
    await store.stop()
    rmSync(path, { recursive: true, force: true })
  }
}

let next = homes

const measureAll = async ({ pid, client, collection, lists, file }: Measured): Promise<Figure[]> => {
  const cost = async (name: string, count: number, run: (n: number) => Promise<unknown>): Promise<Figure> => ({
    name: `store CPU: ${name}`,
    value: (await costOf(pid, count, run)).cpuUs,
    unit: 'µs',
  })
  const insert = () => collection.insertOne(home((next += 1)))
  const ping = await costOf(pid, 5_000, () => client.db('admin').command({ ping: 1 }))
  const findById = await costOf(pid, 5_000, (n) => collection.findOne({ _id: (n * 7919) % homes }))
  const bare = await costOf(pid, 500, () => writeBare(file), 1)
  const alone = await costOf(pid, 500, insert, 1)
  return [
    { name: 'store CPU: ping', value: ping.cpuUs, unit: 'µs' },
    { name: 'store CPU: findById, 1 KB', value: findById.cpuUs, unit: 'µs' },
    { name: 'findById: ping, CPU', value: findById.cpuUs / ping.cpuUs, unit: 'times' },
    {
      name: 'findById: ping, calls a second of 16 callers of the driver',
      value: findById.rate / ping.rate,
      unit: 'times',
    },
    await cost('insertOne, 1 KB, durable', 2_000, insert),
    {
      name: 'insertOne: 1 KB written and fdatasync, a second, one caller',
      value: alone.rate / bare.rate,
      unit: 'times',
    },
    await cost('sort without index, limit 20', 8, () =>
      collection.find().sort({ text: 1, price: 1 }).limit(20).toArray(),
    ),
    await cost('countDocuments by index, 1,000 of 50,000', 200, (n) =>
      collection.countDocuments({ suburb: `suburb-${n % 50}` }),
    ),
    await cost('$push onto an indexed list of 20,000', 20, () =>
      lists.updateOne({}, { $push: { list: (next += 1) } as Document }),
    ),
  ]
}

const kilobyte = Buffer.alloc(1024, 'A sunny home close to the river. ')

/** The minimum that any store must do. */
const writeBare = async (file: FileHandle): Promise<void> => {
  await file.write(kilobyte)
  await file.datasync()
}

const costOf = async (pid: number, count: number, run: (n: number) => Promise<unknown>, width = callers) => {
  let n = 0
  const runSome = async () => {
    while (n < count) await run((n += 1))
  }
  const before = await cpuMsOf(pid)
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: Math.min(width, count) }, runSome))
  const rate = count / (performance.now() - startedAt)
  return { cpuUs: (((await cpuMsOf(pid)) - before) * 1000) / count, rate }
}
