import { Double, Int32, Long, ObjectId, type Document } from 'mongodb'
import { beforeAll, describe, expect, it } from 'vitest'
import { addIndex, codeOf, useDatabase } from './store-under-test.ts'

const store = useDatabase()

const documents: Document[] = [
  { _id: 'number', v: 5 },
  { _id: 'double', v: new Double(5) },
  { _id: 'text', v: 'Richmond' },
  { _id: 'null', v: null },
  { _id: 'missing' },
  { _id: 'array', v: [1, 5, 9] },
  { _id: 'empty', v: [] },
  { _id: 'object', v: { a: 1, b: 2 } },
  { _id: 'swapped', v: { b: 2, a: 1 } },
  { _id: 'date', v: new Date('2026-01-01') },
  { _id: 'true', v: true },
  {
    _id: 'rooms',
    v: [
      { n: 1, k: 'x' },
      { n: 5, k: 'y' },
    ],
  },
]

beforeAll(async () => {
  await store.db.collection('v').insertMany(documents)
  await addIndex(store.db.collection('indexed'), { v: 1 })
  await addIndex(store.db.collection('indexed'), { 'v.n': 1 })
  await store.db.collection('indexed').insertMany(documents)
})

const queries: [Document, string[]][] = [
  [{ v: 5 }, ['number', 'double', 'array']],
  [{ v: null }, ['null', 'missing']],
  [{ v: { $ne: null } }, ['number', 'double', 'text', 'array', 'empty', 'object', 'swapped', 'date', 'true', 'rooms']],
  [{ v: { $exists: false } }, ['missing']],
  [{ v: { $exists: true, $type: 'null' } }, ['null']],
  [{ v: { a: 1, b: 2 } }, ['object']],
  [{ v: [1, 5, 9] }, ['array']],
  [{ v: { $gt: 4, $lt: 6 } }, ['number', 'double', 'array']],
  [{ v: { $gt: 5 } }, ['array']],
  [{ v: { $gte: 'A', $lt: 'Z' } }, ['text']],
  [{ v: { $lte: new Date('2026-01-01') } }, ['date']],
  [{ v: { $in: [5, 'Richmond', null] } }, ['number', 'double', 'text', 'null', 'missing', 'array']],
  [{ v: { $in: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'Richmond'] } }, ['text']],
  [{ v: { $in: ['Richmond', true] } }, ['text', 'true']],
  [{ v: { $nin: [5, null, 'Richmond'] } }, ['empty', 'object', 'swapped', 'date', 'true', 'rooms']],
  [{ v: /^Rich/ }, ['text']],
  [{ v: /^Ri[bc]h/ }, ['text']],
  [{ v: /m\wnd$/ }, ['text']],
  [{ v: /^rich/i }, ['text']],
  [{ v: { $not: /^Rich/, $type: 'string' } }, []],
  [{ v: { $not: { $gt: 1 }, $type: 'number' } }, []],
  [{ v: { $size: 3 } }, ['array']],
  [{ v: { $size: 0 } }, ['empty']],
  [{ 'v.n': 5, 'v.k': 'x' }, ['rooms']],
  [{ 'v.n': { $gt: 4, $lt: 2 } }, ['rooms']],
  [{ 'v.a': 1 }, ['object', 'swapped']],
  [{ 'v.0': 1 }, ['array']],
  [{ 'v.1.n': 5 }, ['rooms']],
  [{ v: { $type: ['bool', 'date'] } }, ['date', 'true']],
  [{ v: { $type: 'number' } }, ['number', 'double', 'array']],
  [{ $or: [{ v: true }, { v: 'Richmond' }] }, ['text', 'true']],
  [{ $and: [{ v: { $gte: 5 } }, { v: { $lte: 5 } }] }, ['number', 'double', 'array']],
  [{ _id: { $in: ['text', 'date'] }, v: { $exists: true } }, ['date', 'text']],
]

describe('queries', () => {
  it.each(queries)('%j', async (filter, ids) => {
    const found = await store.db.collection('v').find(filter).toArray()
    expect(found.map(({ _id }) => _id as unknown)).toEqual(ids)
  })

  it.each(queries)('%j finds the same with an index', async (filter, ids) => {
    const found = await store.db.collection('indexed').find(filter).toArray()
    expect(found.map(({ _id }) => String(_id)).sort()).toEqual([...ids].sort())
  })

  it('sorts mixed types in BSON order, in both directions', async () => {
    const mixed = store.db.collection('mixed', { promoteValues: false })
    const values = [
      null,
      new Int32(-1),
      new Double(1.5),
      Long.fromNumber(7),
      'a',
      'b',
      { a: 1 },
      Buffer.from('x'),
      new ObjectId(),
      false,
      true,
      new Date(0),
      /a/,
    ]
    await mixed.insertMany(values.map((v, rank) => ({ v, rank })).reverse())
    const up = await mixed.find().sort({ v: 1 }).toArray()
    expect(up.map(({ rank }) => Number(rank))).toEqual(values.map((_, rank) => rank))
    await addIndex(mixed, { v: -1 })
    const down = await mixed.find().sort({ v: -1 }).toArray()
    expect(down.map(({ rank }) => Number(rank))).toEqual(values.map((_, rank) => values.length - 1 - rank))
  })

  it('sorts arrays by their smallest, or descending their largest, element', async () => {
    const arrays = store.db.collection<{ _id: string; v: number[] }>('arrays')
    await arrays.insertMany([
      { _id: 'wide', v: [1, 9] },
      { _id: 'middle', v: [4, 5] },
    ])
    expect((await arrays.find().sort({ v: 1 }).toArray()).map(({ _id }) => _id)).toEqual(['wide', 'middle'])
    expect((await arrays.find().sort({ v: -1 }).toArray()).map(({ _id }) => _id)).toEqual(['wide', 'middle'])
  })

  it('pages with skip and limit, and counts', async () => {
    const v = store.db.collection('v')
    const page = await v.find({}).sort({ _id: 1 }).skip(2).limit(3).toArray()
    expect(page.map(({ _id }) => String(_id))).toEqual(['double', 'empty', 'missing'])
    expect(await v.countDocuments({ v: 5 })).toBe(3)
    expect(await v.estimatedDocumentCount()).toBe(documents.length)
    expect(await v.distinct('v', { _id: { $in: ['array', 'number'] as never[] } })).toEqual([1, 5, 9])
  })

  it('answers error 2 for an unknown operator', async () => {
    expect(await codeOf(store.db.collection('v').findOne({ v: { $foo: 1 } }))).toBe(2)
    expect(await codeOf(store.db.collection('v').findOne({ $foo: 1 }))).toBe(2)
    expect(await codeOf(store.db.collection('v').findOne({}, { projection: { a: 1, b: 0 } }))).toBe(31254)
  })
})
