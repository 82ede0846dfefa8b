import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { afterAll, describe, expect, it } from 'vitest'
import { startEmbeddedMongo, startInMemoryMongo } from '../src/index.ts'
import { addIndex, codeOf } from './store-under-test.ts'

const directory = mkdtempSync(join(tmpdir(), 'embedded-mongo-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const withClient = async <T>(url: string, use: (client: MongoClient) => Promise<T>): Promise<T> => {
  const client = await new MongoClient(url).connect()
  try {
    return await use(client)
  } finally {
    await client.close()
  }
}

describe('starting and stopping', () => {
  it.each([true, false])('keeps documents, order and indexes over a restart (worker: %s)', async (worker) => {
    const path = join(directory, `restart-${worker}`)
    const first = await startEmbeddedMongo({ path, worker })
    await withClient(first.url, async (client) => {
      const homes = client.db('app').collection('homes')
      await addIndex(homes, { key: 1 }, { unique: true, name: 'by_key' })
      await homes.insertMany([{ key: 'b' }, { key: 'a' }, { key: 'gone' }])
      await homes.updateOne({ key: 'b' }, { $set: { price: 5 } })
      await homes.deleteOne({ key: 'gone' })
      await client.db('app').collection('dropped').insertOne({})
      await client.db('app').collection('dropped').drop()
    })
    await first.close()
    const second = await startEmbeddedMongo({ path, worker })
    await withClient(second.url, async (client) => {
      const homes = client.db('app').collection('homes')
      expect(await homes.find({}, { projection: { _id: 0 } }).toArray()).toEqual([{ key: 'b', price: 5 }, { key: 'a' }])
      expect(await codeOf(homes.insertOne({ key: 'a' }))).toBe(11000)
      expect((await homes.indexes()).map(({ name }) => name)).toEqual(['_id_', 'by_key'])
      expect(await client.db('app').listCollections().toArray()).toHaveLength(1)
    })
    await second.close()
  })

  it.each([true, false])('answers the same after an idle time (worker: %s)', async (worker) => {
    const server = await startEmbeddedMongo({ path: join(directory, `rest-${worker}`), worker })
    await withClient(server.url, async (client) => {
      const homes = client.db('app').collection<{ _id: number }>('homes')
      await homes.insertMany([{ _id: 1 }, { _id: 2 }])
      for (const _id of [3, 4]) {
        server.rest()
        await homes.insertOne({ _id })
      }
      expect(await homes.find().toArray()).toEqual([{ _id: 1 }, { _id: 2 }, { _id: 3 }, { _id: 4 }])
    })
    await server.close()
  })

  it('locks a directory for one server at a time', async () => {
    const path = join(directory, 'locked')
    const first = await startEmbeddedMongo({ path, worker: false })
    await expect(startEmbeddedMongo({ path, worker: true })).rejects.toThrow(/in use by another process/)
    await first.close()
    await (await startEmbeddedMongo({ path, worker: true })).close()
  })

  it('reports that the port is taken, and unlocks the directory', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const path = join(directory, 'port')
    await expect(startEmbeddedMongo({ path, port })).rejects.toThrow(/EADDRINUSE/)
    await (await startEmbeddedMongo({ path })).close()
    other.close()
  })

  it('refuses documents beyond its limit, and names the remedy', async () => {
    const server = await startInMemoryMongo({ maxBytes: 900 })
    await withClient(server.url, async (client) => {
      const homes = client.db('app').collection('homes')
      await homes.insertMany([{}, {}, {}])
      await expect(homes.insertOne({})).rejects.toThrow(/at most 900 bytes of documents.*MONGODB_URL/)
      await homes.deleteOne({})
      await homes.insertOne({})
    })
    await server.close()
  })
})

describe('a collection that was dropped', () => {
  it('never passes its documents to another one', async () => {
    const path = join(directory, 'dropped')
    const restarted = async (use: (client: MongoClient) => Promise<unknown>) => {
      const server = await startEmbeddedMongo({ path, worker: false })
      await withClient(server.url, use)
      await server.close()
    }
    await restarted(async (client) => {
      await client
        .db('app')
        .collection('old')
        .insertMany([{ old: 1 }, { old: 2 }])
      await client.db('app').collection('old').drop()
    })
    await restarted((client) => client.db('app').collection('fresh').insertOne({ fresh: 1 }))
    await restarted(async (client) => {
      const found = await client
        .db('app')
        .collection('fresh')
        .find({}, { projection: { _id: 0 } })
        .toArray()
      expect(found).toEqual([{ fresh: 1 }])
    })
  })
})
