import { open, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { Collection, Document } from 'mongodb'
import { type Figure, figuresIn, inTurn, mediansOf } from './measure.ts'
import { newFolder, onEnd, startStore } from './processes.ts'
import { addHomes, home, type StoredHome } from './stored-homes.ts'
import { usageOf } from './usage.ts'

const homes = 50_000
const callers = 16
const rounds = 5

/** Does `count` calls, `width` at once; resolves to what one costs the store, and to their rate. */
type CostOf = (
  count: number,
  call: (n: number) => Promise<unknown>,
  width?: number,
) => Promise<{ cpuUs: number; rate: number }>

/**
 * Measures the CPU time of the store's process per kind of command, over 50,000 documents of 1 KB on disk; and two
 * rates beside those of simpler writes.
 */
export async function benchStoreCost(): Promise<Figure[]> {
  const path = await newFolder()
  const { pid, client } = await startStore(join(path, 'data'), { maxPoolSize: callers, minPoolSize: callers })
  const file = await open(join(path, 'bare'), 'w')
  onEnd(() => file.close())
  const database = client.db('bench')
  const collection = database.collection<StoredHome>('homes')
  await addHomes(collection, homes)
  const lists = database.collection('lists')
  await lists.createIndexes([{ key: { list: 1 } }])
  await lists.insertOne({ n: 0, list: Array.from({ length: 20_000 }, (_, n) => n) })
  const costOf: CostOf = async (count, call, width = callers) => {
    let n = 0
    const callSome = async () => {
      while (n < count) await call((n += 1))
    }
    const before = usageOf(pid).cpuMs
    const startedAt = performance.now()
    await Promise.all(Array.from({ length: Math.min(width, count) }, callSome))
    const rate = count / (performance.now() - startedAt)
    return { cpuUs: ((usageOf(pid).cpuMs - before) * 1_000) / count, rate }
  }
  return mediansOf(await inTurn(rounds, () => measureAll(costOf, { collection, lists, file })))
}

let next = homes

const measureAll = async (
  costOf: CostOf,
  { collection, lists, file }: { collection: Collection<StoredHome>; lists: Collection; file: FileHandle },
): Promise<Figure[]> => {
  const insert = () => collection.insertOne(home((next += 1)))
  const ping = await costOf(5_000, () => collection.db.command({ ping: 1 }))
  const findById = await costOf(5_000, (n) => collection.findOne({ _id: (n * 7919) % homes }))
  const bare = await costOf(500, () => writeBare(file), 1)
  const alone = await costOf(500, insert, 1)
  const inserted = await costOf(2_000, insert)
  const sorted = await costOf(8, () => collection.find().sort({ text: 1, price: 1 }).limit(20).toArray())
  const counted = await costOf(200, (n) => collection.countDocuments({ suburb: `suburb-${n % 50}` }))
  const pushed = await costOf(20, () => lists.updateOne({}, { $push: { list: (next += 1) } as Document }))
  return [
    ...figuresIn('µs', {
      'store CPU: ping': ping.cpuUs,
      'store CPU: findById, 1 KB': findById.cpuUs,
      'store CPU: insertOne, 1 KB, durable': inserted.cpuUs,
      'store CPU: sort without index, limit 20': sorted.cpuUs,
      'store CPU: countDocuments by index, 1,000 of 50,000': counted.cpuUs,
      'store CPU: $push onto an indexed list of 20,000': pushed.cpuUs,
    }),
    ...figuresIn('times', {
      'findById: ping, CPU': findById.cpuUs / ping.cpuUs,
      'findById: ping, calls a second of 16 callers of the driver': findById.rate / ping.rate,
      'insertOne: 1 KB written and fdatasync, a second, one caller': alone.rate / bare.rate,
    }),
  ]
}

const kilobyte = Buffer.alloc(1024, 'A sunny home close to the river. ')

/** The minimum that any store must do. */
const writeBare = async (file: FileHandle): Promise<void> => {
  await file.write(kilobyte)
  await file.datasync()
}
