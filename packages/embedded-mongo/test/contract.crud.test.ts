import { Binary, Double, Int32, ObjectId, Timestamp } from 'mongodb'
import { describe, expect, it } from 'vitest'
import { codeOf, useDatabase } from './store-under-test.ts'

const store = useDatabase()

describe('creating and reading', () => {
  it('returns inserted documents, in insertion order', async () => {
    const homes = store.db.collection('homes')
    const { insertedIds, insertedCount } = await homes.insertMany([
      { suburb: 'Richmond' },
      { suburb: 'Carlton', rooms: { beds: 2 } },
    ])
    expect(insertedCount).toBe(2)
    expect(insertedIds[0]).toBeInstanceOf(ObjectId)
    expect(await homes.find().toArray()).toEqual([
      { _id: insertedIds[0], suburb: 'Richmond' },
      { _id: insertedIds[1], suburb: 'Carlton', rooms: { beds: 2 } },
    ])
  })

  it('keeps every type of value', async () => {
    const values = store.db.collection('values', { promoteValues: false, promoteLongs: false })
    const document = {
      int: new Int32(1),
      half: new Double(1.5),
      date: new Date('2026-03-01T00:00:00.000Z'),
      binary: new Binary(Buffer.from([1, 2, 3])),
      timestamp: new Timestamp({ t: 5, i: 6 }),
      regex: /^rich/i,
      nothing: null,
      list: [new Int32(1), ['nested'], { deep: true }],
      minusZero: new Double(-0),
      text: 'naïve 🏡',
    }
    const { insertedId } = await values.insertOne(document)
    const found = await values.findOne({ _id: insertedId })
    expect(found).toEqual({ _id: insertedId, ...document })
  })

  it('refuses a second document with the same _id', async () => {
    const homes = store.db.collection<{ _id: string }>('same_id')
    await homes.insertOne({ _id: 'a' })
    const error = await homes.insertOne({ _id: 'a' }).catch((failure: unknown) => failure)
    expect(error).toMatchObject({ code: 11000, keyPattern: { _id: 1 }, keyValue: { _id: 'a' } })
    expect(String(error)).toContain('E11000 duplicate key error collection')
  })

  it('replaces, updates and deletes one or many', async () => {
    const homes = store.db.collection('changes')
    await homes.insertMany([{ n: 1 }, { n: 2 }, { n: 3 }])
    expect(await homes.replaceOne({ n: 1 }, { n: 10 })).toMatchObject({ matchedCount: 1, modifiedCount: 1 })
    expect(await homes.updateMany({ n: { $gte: 2 } }, { $inc: { n: 1 } })).toMatchObject({
      matchedCount: 3,
      modifiedCount: 3,
    })
    expect(await homes.deleteOne({ n: 3 })).toMatchObject({ deletedCount: 1 })
    expect((await homes.find().toArray()).map(({ n }) => n as number)).toEqual([11, 4])
    expect(await homes.deleteMany({})).toMatchObject({ deletedCount: 2 })
  })

  it('counts a matched document that did not change as not modified', async () => {
    const homes = store.db.collection('unchanged')
    await homes.insertOne({ n: 1, at: new Date(5), tags: ['a'] })
    const result = await homes.updateOne({ n: 1 }, { $set: { n: 1, at: new Date(5), tags: ['a'] } })
    expect(result).toMatchObject({ matchedCount: 1, modifiedCount: 0 })
  })
})

describe('upserting', () => {
  it('upserts with the equalities of the filter', async () => {
    const homes = store.db.collection('upserts')
    const filter = { provider: 'domain', $and: [{ sourceId: { $eq: '7' } }], price: { $gt: 5 } }
    const first = await homes.updateOne(
      filter,
      { $set: { 'seen.at': 1 }, $setOnInsert: { created: true } },
      { upsert: true },
    )
    expect(first).toMatchObject({ matchedCount: 0, upsertedCount: 1 })
    expect(await homes.findOne()).toEqual({
      _id: first.upsertedId,
      provider: 'domain',
      sourceId: '7',
      created: true,
      seen: { at: 1 },
    })
    const again = await homes.updateOne({ provider: 'domain' }, { $setOnInsert: { created: false } }, { upsert: true })
    expect(again).toMatchObject({ matchedCount: 1, modifiedCount: 0, upsertedCount: 0 })
    const replaced = await homes.replaceOne({ _id: 'own' as never }, { provider: 'reaxml' }, { upsert: true })
    expect(replaced.upsertedId).toBe('own')
  })

  it('finds and modifies in every form', async () => {
    const homes = store.db.collection('modified')
    await homes.insertMany([
      { name: 'a', rank: 1 },
      { name: 'a', rank: 2 },
    ])
    expect(await homes.findOneAndUpdate({ name: 'a' }, { $set: { hit: true } })).toMatchObject({ rank: 1 })
    expect(await homes.findOne({ hit: true })).toMatchObject({ rank: 1 })
    expect(
      await homes.findOneAndUpdate({ name: 'z' }, { $inc: { n: 1 } }, { upsert: true, returnDocument: 'after' }),
    ).toMatchObject({ name: 'z', n: 1 })
    expect(await homes.findOneAndUpdate({ name: 'y' }, { $inc: { n: 1 } }, { upsert: true })).toBeNull()
    expect(await homes.findOneAndUpdate({ name: 'none' }, { $inc: { n: 1 } })).toBeNull()
    expect(
      await homes.findOneAndReplace({ name: 'z' }, { name: 'zz' }, { returnDocument: 'after', projection: { _id: 0 } }),
    ).toEqual({ name: 'zz' })
    expect(await homes.findOneAndDelete({ name: 'zz' })).toMatchObject({ name: 'zz' })
    expect(await homes.countDocuments({ name: 'zz' })).toBe(0)
    const raw = await homes.findOneAndUpdate(
      { name: 'raw' },
      { $set: { n: 1 } },
      { upsert: true, includeResultMetadata: true },
    )
    expect(raw).toMatchObject({ value: null, lastErrorObject: { n: 1, updatedExisting: false } })
  })
})

describe('names and ids', () => {
  interface Loose {
    _id: number | null
    here?: boolean
    $price?: number
  }

  it('keep null as an id, and fields that begin with a dollar', async () => {
    const loose = store.db.collection<Loose>('loose')
    await loose.updateOne({ _id: null }, { $set: { here: true } }, { upsert: true })
    expect(await loose.findOne({ _id: null })).toEqual({ _id: null, here: true })
    await loose.insertOne({ _id: 4, $price: 5 })
    expect(await loose.findOne({ _id: 4 })).toEqual({ _id: 4, $price: 5 })
    const refused = await store.db.command({ insert: 'loose', documents: [{ _id: { $a: 1 } }] })
    expect(refused).toMatchObject({ n: 0, writeErrors: [{ code: 52 }] })
  })

  it('refuse an update with a field that 7.0 does not know', async () => {
    const statement = { q: { _id: 4 }, u: { $set: { a: 1 } }, sort: { a: 1 } }
    expect(await codeOf(store.db.command({ update: 'loose', updates: [statement] }))).toBe(40415)
  })
})

describe('namespaces', () => {
  it('answers MongoDB errors for what cannot be stored', async () => {
    const homes = store.db.collection('refused')
    expect(await codeOf(homes.insertOne({ _id: [1] as never }))).toBe(53)
    expect(await codeOf(store.db.command({ find: 'homes', filter: {}, bogus: 1 }))).toBe(40415)
    expect(await codeOf(store.db.createCollection('a$b'))).toBe(73)
  })

  it('keeps the databases of one server apart', async () => {
    const other = store.client.db(`${store.db.databaseName}_other`)
    await store.db.collection('shared').insertOne({ mine: true })
    expect(await other.collection('shared').countDocuments()).toBe(0)
    await other.collection('shared').insertOne({ mine: false })
    await other.dropDatabase()
    expect(await store.db.collection('shared').countDocuments()).toBe(1)
  })
})
