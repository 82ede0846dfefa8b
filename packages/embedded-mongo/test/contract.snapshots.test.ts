import { Timestamp } from 'mongodb'
import { describe, expect, it } from 'vitest'
import { codeOf, isEmbedded, useDatabase } from './store-under-test.ts'

const store = useDatabase()
const effects = () => store.client.db(`${store.db.databaseName}_effects`).collection<{ _id: number }>('effects')
const causes = () => store.db.collection<{ _id: number; n?: number }>('causes')

/** A MongoDB has snapshots in a replica set only. */
describe.runIf(isEmbedded)('a session with snapshot reads', () => {
  it('sees all databases as of its first read, whatever is written, changed or deleted since', async () => {
    await causes().insertMany(Array.from({ length: 300 }, (_, n) => ({ _id: n })))
    const session = store.client.startSession({ snapshot: true })
    const cursor = causes().find({}, { session, batchSize: 10 })
    await cursor.next()
    await causes().insertOne({ _id: 300 })
    await effects().insertOne({ _id: 300 })
    await causes().updateOne({ _id: 250 }, { $set: { n: 1 } })
    await causes().deleteOne({ _id: 299 })
    expect(await effects().find({}, { session }).toArray()).toEqual([])
    expect((await cursor.toArray()).map(({ _id, n }) => [_id, n])).toEqual(
      Array.from({ length: 299 }, (_, n) => [n + 1, undefined]),
    )
    expect(await causes().findOne({ _id: 299 }, { session })).toEqual({ _id: 299 })
    await session.endSession()
    expect(await causes().findOne({ _id: 299 })).toBeNull()
    expect(await effects().find().toArray()).toEqual([{ _id: 300 }])
  })

  it('is refused for a moment that is kept no longer', async () => {
    const readConcern = { level: 'snapshot', atClusterTime: new Timestamp({ t: 1, i: 1 }) }
    expect(await codeOf(store.db.command({ find: 'causes', readConcern }))).toBe(239)
    expect(await codeOf(store.db.command({ find: 'causes', readConcern: { ...readConcern, atClusterTime: 5 } }))).toBe(
      2,
    )
  })
})
