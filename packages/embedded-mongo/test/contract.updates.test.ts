import type { Document } from 'mongodb'
import { describe, expect, it } from 'vitest'
import { codeOf, isEmbedded, useDatabase } from './store-under-test.ts'

const store = useDatabase()

const changed = async (
  before: Document,
  update: Document | Document[],
  options: Document = {},
  filter: Document = {},
) => {
  const collection = store.db.collection('updated')
  await collection.deleteMany({})
  await collection.insertOne({ ...before })
  await collection.updateOne(filter, update, options)
  const after = await collection.findOne({}, { projection: { _id: 0 } })
  return after
}

describe('updates of fields', () => {
  it.each<[string, Document, Document, Document]>([
    [
      'sets a nested field and keeps its siblings',
      { a: { b: 'x' } },
      { $set: { 'a.c.d': 'y' } },
      { a: { b: 'x', c: { d: 'y' } } },
    ],
    ['unsets fields', { a: ['x', 'y'], b: 'z' }, { $unset: { b: '', 'a.b': '' } }, { a: ['x', 'y'] }],
    [
      'takes the larger value',
      { high: 'm', higher: 'z' },
      { $max: { high: 'z', higher: 'a', top: 'c' } },
      { high: 'z', higher: 'z', top: 'c' },
    ],
    ['adds new fields in the order of their names', {}, { $set: { b: 'x', a: 'y' } }, { a: 'y', b: 'x' }],
  ])('%s', async (_name, before, update, after) => {
    const result = await changed(before, update)
    expect(result).toEqual(after)
    expect(Object.keys(result ?? {})).toEqual(Object.keys(after))
  })

  it('adds numbers exactly, or refuses to', async () => {
    expect(await changed({ n: 2_147_483_647 }, { $inc: { n: 1 } })).toEqual({ n: 2_147_483_648 })
    expect(await changed({ n: 1 }, { $inc: { n: 0.5 } })).toEqual({ n: 1.5 })
    expect(await changed({}, { $inc: { n: 3 } })).toEqual({ n: 3 })
    const tooMuch = changed({ n: Number.MAX_SAFE_INTEGER }, { $inc: { n: 2 } })
    if (isEmbedded) expect(await codeOf(tooMuch)).toBe(2)
  })
})

describe('invalid updates', () => {
  it.each<[number, string, Document, Document]>([
    [14, 'incrementing a string', { a: 'x' }, { $inc: { a: 1 } }],
    [14, 'incrementing by a string', { a: 1 }, { $inc: { a: 'x' } }],
    [2, 'pushing to a non-array', { a: 'x' }, { $push: { a: 1 } }],
    [2, 'pulling from a non-array', { a: 'x' }, { $pull: { a: 1 } }],
    [2, 'adding to a non-set', { a: 'x' }, { $addToSet: { a: 1 } }],
    [2, 'an unknown clause of $push', { a: [] }, { $push: { a: { $each: [1], $foo: 1 } } }],
    [28, 'setting below a scalar', { a: 5 }, { $set: { 'a.b': 1 } }],
    [40, 'changing a path twice', { a: 1 }, { $set: { a: 1 }, $inc: { a: 1 } }],
    [40, 'changing a path and its parent', { a: {} }, { $set: { a: 1, 'a.b': 1 } }],
    [66, 'changing the _id', { a: 1 }, { $set: { _id: 'other' } }],
    [9, 'an unknown modifier', { a: 1 }, { $foo: { a: 1 } }],
    [2, 'a positional operator', { a: [1] }, { $set: { 'a.$': 1 } }],
    [2, 'a change of all elements', { a: [1] }, { $set: { 'a.$[]': 1 } }],
  ])('answers error %i for %s, and changes nothing', async (code, _name, before, update) => {
    expect(await codeOf(changed(before, update))).toBe(code)
    expect(await store.db.collection('updated').findOne({}, { projection: { _id: 0 } })).toEqual(before)
  })

  it('refuses a replacement with another _id', async () => {
    const collection = store.db.collection<{ _id: string }>('replaced')
    await collection.insertOne({ _id: 'a' })
    expect(await codeOf(collection.replaceOne({ _id: 'a' }, { _id: 'b' } as never))).toBe(66)
  })
})

describe('an update', () => {
  it('of a field and of a part of it is refused, whichever comes first', async () => {
    const collection = store.db.collection('parts')
    expect(await codeOf(collection.updateOne({}, { $set: { 'a.b': 1, a: {} } }))).toBe(40)
    expect(await codeOf(collection.updateOne({}, { $set: { a: {}, 'a.b': 1 } }))).toBe(40)
  })

  it('of several fields leaves the previous document object unchanged', async () => {
    const collection = store.db.collection('before')
    await collection.insertOne({ a: { n: 1 }, b: { n: 1 } })
    const options = { projection: { _id: 0 } }
    const before = await collection.findOneAndUpdate({}, { $set: { 'a.n': 2, 'b.n': 2 } }, options)
    expect(before).toEqual({ a: { n: 1 }, b: { n: 1 } })
    expect(await collection.findOne({}, options)).toEqual({ a: { n: 2 }, b: { n: 2 } })
  })

  it('that inserts uses the value of a single alternative, and of none where there are two', async () => {
    const collection = store.db.collection('alternatives')
    await collection.updateOne({ $or: [{ a: 1 }, { b: 2 }] }, { $set: { two: true } }, { upsert: true })
    await collection.updateOne({ $or: [{ a: 1 }] }, { $set: { one: true } }, { upsert: true })
    const found = await collection.find({}, { projection: { _id: 0 } }).toArray()
    expect(found).toEqual([{ two: true }, { a: 1, one: true }])
  })
})
