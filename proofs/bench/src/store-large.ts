import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Collection, MongoClient } from 'mongodb'
import { type Figure, percentileOf } from './measure.ts'
import { cpuMsOf, startStoreProcess, statusOf } from './product-process.ts'
import { addHomes, home, type StoredHome } from './stored-homes.ts'

const homes = 500_000

/**
 * Measures 500,000 documents of 1 KB on disk, with an index beside that of `_id`: the cost of a start, and how long
 * reads of all of them delay another caller.
 */
export async function benchStoreLarge(): Promise<Figure[]> {
  const path = mkdtempSync(join(tmpdir(), 'bench-store-large-'))
  try {
    await during(path, (collection) => addHomes(collection, homes))
    return await during(path, measureAll)
  } finally {
    rmSync(path, { recursive: true, force: true })
  }
}

const during = async <Result>(
  path: string,
  run: (collection: Collection<StoredHome>, pid: number) => Promise<Result>,
): Promise<Result> => {
  const store = await startStoreProcess(path)
  const client = await new MongoClient(store.url).connect()
  try {
    return await run(client.db('bench').collection('homes'), store.pid)
  } finally {
    await client.close()
    await store.stop()
  }
}

const measureAll = async (collection: Collection<StoredHome>, pid: number): Promise<Figure[]> => {
  const figures: Figure[] = [
    { name: 'start, CPU of all threads', value: await cpuMsOf(pid), unit: 'ms' },
    { name: 'memory after it', value: (await statusOf(pid)).now / 1024, unit: 'MB' },
    { name: 'findById beside nothing, 99th percentile', value: await percentileBeside(collection, rest()), unit: 'ms' },
  ]
  for (const [name, read] of Object.entries(longReads)) {
    const before = await cpuMsOf(pid)
    const percentile = await percentileBeside(collection, read(collection))
    figures.push(
      { name: `findById beside ${name}, 99th percentile`, value: percentile, unit: 'ms' },
      { name: `${name} of all, CPU with that caller`, value: (await cpuMsOf(pid)) - before, unit: 'ms' },
      { name: `most memory up to the end of ${name}`, value: (await statusOf(pid)).peak / 1024, unit: 'MB' },
    )
  }
  return figures
}

const longReads: Readonly<Record<string, (collection: Collection<StoredHome>) => Promise<unknown>>> = {
  'a sort': (all) => all.find().sort({ text: 1, price: 1 }).limit(20).toArray(),
}

const rest = () => new Promise((resolve) => setTimeout(resolve, 2_000))

let next = 0

/** Measures one caller's wait for a document while other work is in progress, at most until its deadline. */
const percentileBeside = async (collection: Collection<StoredHome>, other: Promise<unknown>): Promise<number> => {
  let isOver = false
  const ended = other.catch(String).then(() => (isOver = true))
  const waits: number[] = []
  while (!isOver) {
    const startedAt = performance.now()
    await collection.findOne({ _id: home((next += 7_919) % homes)._id })
    waits.push(performance.now() - startedAt)
  }
  await ended
  return percentileOf(waits, 0.99)
}
