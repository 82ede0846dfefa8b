import { Decimal128, Long, MinKey, type Document } from 'mongodb'
import { describe, expect, it } from 'vitest'
import { addIndex, codeOf, isEmbedded, useDatabase } from './store-under-test.ts'

const store = useDatabase()

interface Big {
  _id: number
  a?: string
  b?: string
}

type Refused = [name: string, code: number, operation: () => Promise<unknown>]

const messageOf = async (operation: Promise<unknown>): Promise<string> => operation.then(String, String)

const homes = () => store.db.collection('t')
const find = (filter: Document, more: Document = {}) => store.db.command({ find: 't', filter, ...more })
const update = (u: Document, more: Document = {}) =>
  homes()
    .insertOne({ a: [1] })
    .then(() => homes().updateOne({}, u, more))
const aggregate = (...pipeline: Document[]) => homes().aggregate(pipeline).toArray()
const create = (options: Document) => store.db.createCollection('made', options)

const commands = 'renameCollection collMod explain dbStats serverStatus currentOp mapReduce frobnicate'
const stages =
  '$group $sort $project $lookup $facet $unwind $limit $skip $count $addFields $out $merge $changeStream $foo'
const conditions = '$all $elemMatch $mod $bitsAllSet $near $geoWithin $foo'
const junctions = '$nor $expr $where $text $jsonSchema $comment $foo'
const updates = '$mul $min $rename $pop $pullAll $currentDate $bit $foo'
const findFields = 'collation let min max tailable returnKey showRecordId comment'
const creations = 'capped timeseries viewOn validator collation'
const each = <Row>(names: string, row: (name: string) => Row): Row[] => names.split(' ').map(row)

describe.runIf(isEmbedded)('what contract.ts does not name', () => {
  const refused: Refused[] = [
    ...each(commands, (name): Refused => [name, 59, () => store.db.command({ [name]: 't' })]),
    ...each(stages, (name): Refused => [name, 40324, () => aggregate({ [name]: {} })]),
    ['a sum', 40324, () => aggregate({ $match: {} }, { $group: { _id: 1, n: { $sum: '$a' } } })],
    ['a decimal', 115, () => homes().insertOne({ a: Decimal128.fromString('1.5') })],
    ['a value of a rare type', 115, () => homes().insertOne({ a: new MinKey() })],
    ...each(conditions, (name): Refused => [name, 2, () => find({ a: { [name]: [1] } })]),
    ...each(junctions, (name): Refused => [name, 2, () => find({ [name]: [{ a: 1 }] })]),
    ...each(updates, (name): Refused => [name, 9, () => update({ [name]: { a: 1 } })]),
    ...each(findFields, (name): Refused => [`find with ${name}`, 40415, () => find({}, { [name]: {} })]),
    ...each(creations, (name): Refused => [`create with ${name}`, 40415, () => create({ [name]: {} })]),
    ['a read concern but snapshot', 72, () => find({}, { readConcern: { level: 'majority' } })],
    ['an update by a pipeline', 115, () => homes().updateOne({}, [{ $set: { a: 1 } }])],
    ['an update with a hint', 40415, () => update({ $set: { a: 1 } }, { hint: 'none' })],
    ['a delete with a collation', 40415, () => homes().deleteOne({}, { collation: { locale: 'en' } })],
    ['a clause of $push', 2, () => update({ $push: { a: { $each: [1], $sort: 1 } } })],
    ['a condition of $pull on values', 2, () => update({ $pull: { a: { $in: [1] } } })],
    ['a change of an element by position', 2, () => update({ $set: { 'a.0': 1 } })],
    ['its removal', 2, () => update({ $unset: { 'a.0': '' } })],
    ['a positional update', 2, () => update({ $set: { 'a.$': 1 } })],
    ['a positional projection', 115, () => homes().findOne({}, { projection: { 'a.$': 1 } })],
    ['a slice in a projection', 31325, () => homes().findOne({}, { projection: { a: { $slice: 1 } } })],
    ['a field computed by a projection', 31325, () => homes().findOne({}, { projection: { b: '$a' } })],
    ['an array filter', 40415, () => update({ $set: { b: 1 } }, { arrayFilters: [{ e: 1 }] })],
    ['a text index', 67, () => addIndex(homes(), { a: 'text' })],
    ['a geo index', 67, () => addIndex(homes(), { a: '2dsphere' })],
    ['a partial index', 115, () => addIndex(homes(), { a: 1 }, { partialFilterExpression: { a: 1 } })],
    ['an option of an index', 115, () => addIndex(homes(), { a: 1 }, { collation: { locale: 'en' } })],
    [
      'a transaction',
      20,
      () => store.db.command({ find: 't', txnNumber: Long.fromNumber(1), startTransaction: true, autocommit: false }),
    ],
  ]

  it.each(refused)('is refused: %s, with code %i and the remedy', async (_name, code, operation) => {
    expect(await codeOf(operation())).toBe(code)
    expect(await messageOf(operation())).toContain('MONGODB_URL')
  })
})

describe('the store', () => {
  it('opens for mongosh, which shows the databases, collections and documents', async () => {
    await store.db.collection('shown').insertOne({ n: 1 })
    const admin = store.client.db('admin')
    for (const command of [{ hello: 1 }, { buildInfo: 1 }, { ping: 1 }])
      expect(await admin.command(command)).toMatchObject({ ok: 1 })
    const hello = await admin.command({ hello: 1 })
    expect(hello.setName).toBeUndefined()
    expect(hello.logicalSessionTimeoutMinutes).toBe(30)
    const { databases } = await admin.command({ listDatabases: 1, nameOnly: false })
    expect(databases).toContainEqual({ name: store.db.databaseName, sizeOnDisk: 0, empty: false })
    const shown = await store.db.listCollections({ name: 'shown' }).toArray()
    expect(shown).toMatchObject([{ name: 'shown', type: 'collection', idIndex: { key: { _id: 1 } } }])
    const readPreference = { $readPreference: { mode: 'primaryPreferred' } }
    expect(await store.db.command({ find: 'shown', filter: {}, ...readPreference })).toMatchObject({ ok: 1 })
    expect(await store.db.command({ count: 'shown', query: {}, ...readPreference })).toMatchObject({ n: 1 })
    expect(await store.db.collection('shown').countDocuments({ n: 1 })).toBe(1)
  })

  it('refuses documents above 16 MiB', async () => {
    const tooBig = { a: 'x'.repeat(9 * 1024 * 1024) }
    await store.db.collection<Big>('big').insertOne({ _id: 1, ...tooBig })
    expect(await codeOf(store.db.collection<Big>('big').updateOne({ _id: 1 }, { $set: { b: tooBig.a } }))).toBe(10334)
    expect(await store.db.collection<Big>('big').countDocuments({ b: { $exists: false } })).toBe(1)
  })

  it.runIf(isEmbedded)('keeps 64-bit integers as numbers, and refuses those beyond 2^53', async () => {
    const longs = store.db.collection('longs')
    await longs.insertMany([Long.fromNumber(2 ** 53 - 1), 5, Long.fromNumber(-7)].map((n) => ({ n })))
    await addIndex(longs, { n: 1 })
    expect(
      (
        await longs
          .find({ n: { $gt: -8 } })
          .sort({ n: 1 })
          .toArray()
      ).map(({ n }) => n as number),
    ).toEqual([-7, 5, 2 ** 53 - 1])
    expect(await longs.countDocuments({ n: Long.fromNumber(5) })).toBe(1)
    const beyond = Long.fromString('9007199254740993')
    expect(await codeOf(longs.insertOne({ n: beyond }))).toBe(115)
    expect(await codeOf(longs.findOne({ n: beyond }))).toBe(115)
    expect(await messageOf(longs.findOne({ n: beyond }))).toContain('MONGODB_URL')
  })
})
