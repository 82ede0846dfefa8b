import { Long } from 'mongodb'
import { beforeAll, describe, expect, it } from 'vitest'
import { codeOf, useDatabase } from './store-under-test.ts'

const store = useDatabase()

beforeAll(async () => {
  await store.db.collection('many').insertMany(Array.from({ length: 250 }, (_, n) => ({ n })))
})

describe('cursors and sessions', () => {
  it('deliver everything in batches', async () => {
    const found = await store.db.collection('many').find().sort({ n: 1 }).batchSize(7).toArray()
    expect(found.map(({ n }) => n as number)).toEqual(Array.from({ length: 250 }, (_, n) => n))
    expect(await store.db.collection('many').find().toArray()).toHaveLength(250)
  })

  it('can be closed early, and are gone then', async () => {
    const cursor = store.db.collection('many').find().batchSize(2)
    await cursor.next()
    const id = cursor.id ?? Long.ZERO
    expect(id.isZero()).toBe(false)
    await cursor.close()
    expect(await codeOf(store.db.command({ getMore: id, collection: 'many' }))).toBe(43)
  })

  it('answer error 43 for an unknown cursor', async () => {
    expect(await codeOf(store.db.command({ getMore: Long.fromNumber(987_654_321), collection: 'many' }))).toBe(43)
  })

  it('end with a single batch or a limit', async () => {
    const reply = await store.db.command({ find: 'many', batchSize: 3, singleBatch: true })
    expect(reply.cursor.firstBatch).toHaveLength(3)
    expect(Number(reply.cursor.id)).toBe(0)
    expect(await store.db.collection('many').find().limit(120).toArray()).toHaveLength(120)
  })

  it('continue while documents change', async () => {
    const moving = store.db.collection('moving')
    await moving.insertMany(Array.from({ length: 30 }, (_, n) => ({ n })))
    let seen = 0
    for await (const { _id } of moving.find().batchSize(5)) {
      await moving.updateOne({ _id }, { $set: { n: -1 } })
      seen += 1
    }
    expect(seen).toBe(30)
    expect(await moving.countDocuments({ n: -1 })).toBe(30)
  })

  it('run inside a session without a transaction', async () => {
    await store.client.withSession(async (session) => {
      await store.db.collection('many').insertOne({ n: 1000 }, { session })
      expect(await store.db.collection('many').findOne({ n: 1000 }, { session })).toMatchObject({ n: 1000 })
    })
  })
})
