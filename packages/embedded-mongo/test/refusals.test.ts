import { Long } from 'mongodb'
import { describe, expect, it } from 'vitest'
import { addIndex, codeOf, isEmbedded, useDatabase } from './store-under-test.ts'

const store = useDatabase()

interface Big {
  _id: number
  a?: string
  b?: string
}

const messageOf = async (operation: Promise<unknown>): Promise<string> => operation.then(String, String)

describe.runIf(isEmbedded)('unsupported features of the embedded store', () => {
  const refused: [string, number, () => Promise<unknown>][] = [
    ['an unknown command', 59, () => store.db.command({ frobnicate: 1 })],
    [
      'a transaction',
      20,
      () => store.db.command({ find: 't', txnNumber: Long.fromNumber(1), startTransaction: true, autocommit: false }),
    ],
    ['a change stream', 40324, () => store.db.collection('t').watch().next()],
    ['a text index', 67, () => addIndex(store.db.collection('t'), { a: 'text' })],
    ['a geo index', 67, () => addIndex(store.db.collection('t'), { a: '2dsphere' })],
    ['a capped collection', 115, () => store.db.createCollection('capped', { capped: true, size: 1000 })],
    ['a time series', 115, () => store.db.createCollection('series', { timeseries: { timeField: 'at' } })],
    ['a view', 115, () => store.db.createCollection('view', { viewOn: 't', pipeline: [] })],
    ['a validator', 115, () => store.db.createCollection('valid', { validator: { a: 1 } })],
    ['JavaScript', 2, () => store.db.collection('t').findOne({ $where: 'true' })],
    ['text search', 2, () => store.db.collection('t').findOne({ $text: { $search: 'x' } })],
    ['geo search', 2, () => store.db.collection('t').findOne({ a: { $near: [0, 0] } })],
    ['a tailable cursor', 115, () => store.db.collection('t').find({}, { tailable: true }).toArray()],
    [
      'a server stage',
      40324,
      () =>
        store.db
          .collection('t')
          .aggregate([{ $indexStats: {} }])
          .toArray(),
    ],
    ['a snapshot', 123, () => store.db.command({ find: 't', readConcern: { level: 'snapshot' } })],
  ]

  it.each(refused)('refuses %s with code %i and names the remedy', async (_name, code, operation) => {
    const first = operation()
    expect(await codeOf(first)).toBe(code)
    expect(await messageOf(operation())).toContain('MONGODB_URL')
  })

  it('opens for mongosh', async () => {
    const commands = [
      { hello: 1 },
      { buildInfo: 1 },
      { serverStatus: 1 },
      { getLog: 'startupWarnings' },
      { getParameter: 1, featureCompatibilityVersion: 1 },
      { connectionStatus: 1 },
      { whatsmyuri: 1 },
      { getCmdLineOpts: 1 },
      { hostInfo: 1 },
      { listDatabases: 1 },
    ]
    for (const command of commands) expect(await store.client.db('admin').command(command)).toMatchObject({ ok: 1 })
    const hello = await store.client.db('admin').command({ hello: 1 })
    expect(hello.setName).toBeUndefined()
    expect(hello.logicalSessionTimeoutMinutes).toBe(30)
  })

  it('refuses documents above 16 MiB', async () => {
    const tooBig = { a: 'x'.repeat(9 * 1024 * 1024) }
    await store.db.collection<Big>('big').insertOne({ _id: 1, ...tooBig })
    expect(await codeOf(store.db.collection<Big>('big').updateOne({ _id: 1 }, { $set: { b: tooBig.a } }))).toBe(10334)
    expect(await store.db.collection<Big>('big').countDocuments({ b: { $exists: false } })).toBe(1)
  })

  it('keeps int64 values exact', async () => {
    const longs = store.db.collection('longs', { promoteLongs: false })
    await longs.insertMany(
      ['9007199254740993', '9007199254740992', '9007199254740994'].map((text) => ({ n: Long.fromString(text) })),
    )
    await addIndex(longs, { n: 1 })
    expect((await longs.find().sort({ n: 1 }).toArray()).map(({ n }) => String(n))).toEqual([
      '9007199254740992',
      '9007199254740993',
      '9007199254740994',
    ])
    expect(await longs.countDocuments({ n: Long.fromString('9007199254740993') })).toBe(1)
  })
})
