import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type Collection, type Document, MongoClient } from 'mongodb'
import { type Figure, mediansOf } from './measure.ts'

interface Home {
  readonly _id: number
  readonly suburb: string
  readonly price: number
  readonly text: string
}

const homes = 50_000
const serve = fileURLToPath(new URL('../../packages/embedded-mongo/src/serve.ts', import.meta.url))

/** What the store's process pays for each kind of command: its CPU, over 50,000 documents of 1 KB, on disk. `script` may be that of another commit. */
export const benchStoreCost = async (script = serve): Promise<Figure[]> => {
  const path = mkdtempSync(join(tmpdir(), 'bench-store-cost-'))
  const server = spawn(process.execPath, ['--import', 'tsx', script, '--path', path, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface({ input: server.stdout }), 'line')) as [string]
  const client = await new MongoClient(line.replace('listening on ', ''), {
    maxPoolSize: 16,
    minPoolSize: 16,
  }).connect()
  try {
    const database = client.db('bench')
    const collection = database.collection<Home>('homes')
    await collection.createIndexes([{ key: { suburb: 1, price: 1 } }])
    for (let from = 0; from < homes; from += 5_000)
      await collection.insertMany(Array.from({ length: 5_000 }, (_, at) => home(from + at)))
    const lists = database.collection('lists')
    await lists.createIndexes([{ key: { list: 1 } }])
    await lists.insertOne({ n: 0, list: Array.from({ length: 20_000 }, (_, n) => n) })
    return await mediansOf(3, () => measureAll(server, client, { collection, lists }))
  } finally {
    await client.close()
    const ended = once(server, 'exit')
    server.kill()
    await ended
    rmSync(path, { recursive: true, force: true })
  }
}

const home = (n: number): Home => ({
  _id: n,
  suburb: `suburb-${n % 50}`,
  price: (n * 7919) % 1_000_003,
  text: 'A sunny home close to the river. '.repeat(29),
})

let next = homes

const measureAll = async (
  server: ChildProcess,
  client: MongoClient,
  { collection, lists }: { collection: Collection<Home>; lists: Collection },
): Promise<Figure[]> => {
  const cost = (name: string, count: number, run: (n: number) => Promise<unknown>) => cpuOf(server, name, count, run)
  const ping = await cost('ping', 3_000, () => client.db('admin').command({ ping: 1 }))
  const findById = await cost('findById, 1 KB', 3_000, (n) => collection.findOne({ _id: (n * 7919) % homes }))
  return [
    ping,
    findById,
    { name: 'findById: ping', value: findById.value / ping.value, unit: 'times' },
    await cost('insertOne, 1 KB, durable', 1_000, () => collection.insertOne(home((next += 1)))),
    await cost('sort without index, limit 20', 8, () =>
      collection.find().sort({ text: 1, price: 1 }).limit(20).toArray(),
    ),
    await cost('countDocuments by index, 1,000 of 50,000', 200, (n) =>
      collection.countDocuments({ suburb: `suburb-${n % 50}` }),
    ),
    await cost('$group of 50,000', 4, () =>
      collection.aggregate([{ $group: { _id: '$suburb', most: { $max: '$price' } } }]).toArray(),
    ),
    await cost('$push onto an indexed list of 20,000', 20, () =>
      lists.updateOne({}, { $push: { list: (next += 1) } as Document }),
    ),
  ]
}

/** Sixteen at once. */
const cpuOf = async (
  { pid }: ChildProcess,
  name: string,
  count: number,
  run: (n: number) => Promise<unknown>,
): Promise<Figure> => {
  let n = 0
  const runSome = async () => {
    while (n < count) await run((n += 1))
  }
  const before = cpuTicks(pid)
  await Promise.all(Array.from({ length: Math.min(16, count) }, runSome))
  return { name: `store CPU: ${name}`, value: ((cpuTicks(pid) - before) * 10_000) / count, unit: 'µs' }
}

/** Hundredths of a second that the process has used, by Linux's /proc. */
const cpuTicks = (pid: number | undefined): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return Number(fields[11]) + Number(fields[12])
}
