import { setTimeout as wait } from 'node:timers/promises'
import type { Collection } from 'mongodb'
import { type Figure, figuresIn, percentileOf } from './measure.ts'
import { newFolder, startStore } from './processes.ts'
import { addHomes, home, type StoredHome } from './stored-homes.ts'
import { usageOf } from './usage.ts'

const homes = 500_000
const restMs = 2_000

/**
 * Measures 500,000 documents of 1 KB on disk, with an index beside that of `_id`: the cost of a start, and how long a
 * sort of all of them delays another caller.
 */
export async function benchStoreLarge(): Promise<Figure[]> {
  const path = await newFolder()
  const filled = await startStore(path)
  await addHomes(filled.client.db('bench').collection('homes'), homes)
  await filled.client.close()
  await filled.stop()
  const { pid, client } = await startStore(path)
  const collection = client.db('bench').collection<StoredHome>('homes')
  const started = usageOf(pid)
  const aloneMs = await percentileBeside(collection, wait(restMs))
  const sort = collection.find().sort({ text: 1, price: 1 }).limit(20).toArray()
  const besideMs = await percentileBeside(collection, sort)
  const { peakMb } = usageOf(pid)
  return [
    ...figuresIn('ms', {
      'start, CPU of all threads': started.cpuMs,
      'findById beside nothing, 99th percentile': aloneMs,
      'findById beside a sort, 99th percentile': besideMs,
    }),
    ...figuresIn('MB', {
      'memory after the start': started.nowMb,
      'most memory up to the end of the sort': peakMb,
    }),
  ]
}

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
