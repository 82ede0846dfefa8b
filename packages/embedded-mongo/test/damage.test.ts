import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ClassicLevel } from 'classic-level'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLevelJournal } from '../src/storage/level-journal.ts'
import { compactStore, repairStore, startEmbeddedMongo, verifyStore } from '../src/index.ts'

const documents = 200
let folder: string
/** Logs only, as after a kill; and tables, as after a compaction. */
const shapes = ['logs', 'tables'] as const

const withHomes = async <Result>(path: string, use: (client: MongoClient) => Promise<Result>): Promise<Result> => {
  const store = await startEmbeddedMongo({ path, worker: false })
  const client = await MongoClient.connect(store.url)
  try {
    return await use(client)
  } finally {
    await client.close()
    await store.close()
  }
}

const homesIn = (path: string) =>
  withHomes(path, (client) => client.db('app').collection('homes').find().sort({ n: 1 }).toArray())

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-mongo-damage-'))
  const logs = join(folder, 'logs')
  await withHomes(logs, async (client) => {
    const homes = client.db('app').collection<{ _id: number; n: number; text: string; seen?: boolean }>('homes')
    for (let n = 0; n < documents; n += 10) {
      const some = Array.from({ length: 10 }, (_, at) => ({ _id: n + at, n: n + at, text: `${n + at}`.repeat(90) }))
      await homes.insertMany(some)
    }
    await homes.updateMany({ n: { $lt: 20 } }, { $set: { seen: true } })
  })
  await cp(logs, join(folder, 'tables'), { recursive: true })
  await compactStore(join(folder, 'tables'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const fail = (error: Error): never => {
  throw error
}

let copies = 0
const copyOf = async (shape: (typeof shapes)[number]): Promise<string> => {
  copies += 1
  const path = join(folder, `${shape}-${copies}`)
  await cp(join(folder, shape), path, { recursive: true })
  return path
}

const dataFiles = async (path: string): Promise<string[]> =>
  (await readdir(path)).filter((name) => /\.(?:log|ldb)$|^MANIFEST|^CURRENT$|^ACKNOWLEDGED$/.test(name)).toSorted()

const namesBothWays = /npm run verandah store -- restore FILE.*npm run verandah store -- verify --repair/s

describe.each(shapes)('a damaged store of %s', (shape) => {
  it('is rejected or intact, whichever bit is flipped', async () => {
    const known = await homesIn(await copyOf(shape))
    expect(known).toHaveLength(documents)
    let refused = 0
    for (const name of await dataFiles(join(folder, shape))) {
      const bytes = await readFile(join(folder, shape, name))
      const steps = Math.min(bytes.length, 12)
      for (let step = 0; step < steps; step += 1) {
        const path = await copyOf(shape)
        const at = Math.floor((bytes.length * (step + 0.5)) / steps)
        const flipped = Buffer.from(bytes)
        flipped[at] = (flipped[at] ?? 0) ^ (1 << (step % 8))
        await writeFile(join(path, name), flipped)
        const result = await homesIn(path).catch((error: unknown) => error)
        if (result instanceof Error) {
          refused += 1
          expect(result.message, `${name} at ${at}`).toMatch(namesBothWays)
        } else expect(result, `${name} at ${at}`).toEqual(known)
      }
    }
    expect(refused).toBeGreaterThan(10)
  })

  it('is rejected when a file was cut off, and when one is missing', async () => {
    for (const name of await dataFiles(join(folder, shape))) {
      const { length } = await readFile(join(folder, shape, name))
      if (length === 0) continue
      // The end of this file is padding only.
      if (name !== 'ACKNOWLEDGED') {
        const cut = await copyOf(shape)
        await truncate(join(cut, name), length - Math.ceil(length / 3))
        await expect(homesIn(cut), `${name}, cut off`).rejects.toThrow(namesBothWays)
      }
      const without = await copyOf(shape)
      await rm(join(without, name))
      await expect(homesIn(without), `without ${name}`).rejects.toThrow(namesBothWays)
    }
  })

  it('is repaired: readable documents are kept, the others are reported, and the damaged directory is kept too', async () => {
    const path = await copyOf(shape)
    const name = (await dataFiles(path)).find((each) => each.endsWith(shape === 'logs' ? '.log' : '.ldb')) ?? ''
    const bytes = await readFile(join(path, name))
    const middle = Math.floor(bytes.length / 2)
    bytes[middle] = (bytes[middle] ?? 0) ^ 4
    await writeFile(join(path, name), bytes)
    await expect(verifyStore(path)).rejects.toThrow(name)
    const { copy, damages, parts } = await repairStore(path)
    expect(damages).toEqual([expect.stringContaining(name)])
    expect(await readFile(join(copy, name))).toEqual(bytes)
    const kept = await homesIn(path)
    expect(kept.length).toBeLessThan(documents)
    expect(parts).toEqual([{ ns: 'app.homes', kept: kept.length, written: documents }])
    expect(await verifyStore(path)).toEqual({ collections: 1, documents: kept.length })
  })
})

/** A directory as left by a build without counts. */
const uncounted = async (): Promise<string> => {
  const path = await copyOf('logs')
  const level = new ClassicLevel(path)
  await level.clear({ gte: 'f', lt: 'g' })
  await level.clear({ gte: 't/', lt: 't0' })
  await level.close()
  await rm(join(path, 'ACKNOWLEDGED'))
  return path
}

it('a store from before document counts is accepted even when its first start was killed, or it was compacted first', async () => {
  const killed = await uncounted()
  await (await openLevelJournal(killed, fail)).close()
  const compacted = await uncounted()
  await compactStore(compacted)
  for (const path of [killed, compacted]) {
    expect(await homesIn(path)).toHaveLength(documents)
    expect(await verifyStore(path)).toEqual({ collections: 1, documents })
  }
})

it('a store from before document counts is accepted, and counted afterwards', async () => {
  const path = await uncounted()
  expect(await homesIn(path)).toHaveLength(documents)
  expect(await verifyStore(path)).toEqual({ collections: 1, documents })
})

it('a store that an earlier build has since written to is counted again', async () => {
  const path = await copyOf('tables')
  const earlier = new ClassicLevel(path)
  const [key = ''] = await earlier.keys({ gte: 'd/', limit: 1 }).all()
  await earlier.del(key)
  await earlier.close()
  expect(await homesIn(path)).toHaveLength(documents - 1)
  expect(await verifyStore(path)).toEqual({ collections: 1, documents: documents - 1 })
})
