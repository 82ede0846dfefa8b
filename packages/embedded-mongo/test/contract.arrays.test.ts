import type { Document } from 'mongodb'
import { describe, expect, it } from 'vitest'
import { useDatabase } from './store-under-test.ts'

const store = useDatabase()

interface Case {
  readonly before: Document
  readonly update: Document
  readonly after: Document
  readonly filter?: Document
}

const cases: Record<string, Case> = {
  'pushes a value and creates the array': { before: {}, update: { $push: { a: 1 } }, after: { a: [1] } },
  'pushes several and keeps the first with a slice': {
    before: { a: [1, 4] },
    update: { $push: { a: { $each: [2, 3], $slice: 3 } } },
    after: { a: [1, 4, 2] },
  },
  'keeps the last with a negative slice': {
    before: { a: [1, 2] },
    update: { $push: { a: { $each: [3], $slice: -2 } } },
    after: { a: [2, 3] },
  },
  'adds to a set what is not in it': {
    before: { a: [{ x: 1, y: 2 }] },
    update: {
      $addToSet: {
        a: {
          $each: [
            { x: 1, y: 2 },
            { y: 2, x: 1 },
          ],
        },
      },
    },
    after: {
      a: [
        { x: 1, y: 2 },
        { y: 2, x: 1 },
      ],
    },
  },
  'pulls by a condition on fields': {
    before: {
      a: [
        { id: 'x', n: 1 },
        { id: 'y', n: 5 },
      ],
    },
    update: { $pull: { a: { n: { $gte: 5 } } } },
    after: { a: [{ id: 'x', n: 1 }] },
  },
  'pulls equal values': { before: { a: ['x', 'y', 'x'] }, update: { $pull: { a: 'x' } }, after: { a: ['y'] } },
  'does nothing to an absent array when pulling': { before: { b: 1 }, update: { $pull: { a: 1 } }, after: { b: 1 } },
}

describe('updates of arrays', () => {
  it.each(Object.entries(cases))('%s', async (name, { before, update, after, filter = {} }) => {
    const collection = store.db.collection('arrays')
    const { insertedId } = await collection.insertOne({ name, ...before })
    await collection.updateOne({ ...filter, _id: insertedId }, update)
    expect(await collection.findOne({ _id: insertedId }, { projection: { _id: 0, name: 0 } })).toEqual(after)
  })

  it('shows parts of elements by projection', async () => {
    const collection = store.db.collection('shown')
    await collection.insertOne({
      a: [
        { id: 1, n: 1 },
        { id: 2, n: 2 },
      ],
      list: [1, 2, 3, 4],
      other: 'x',
    })
    const only = async (projection: Document) => collection.findOne({}, { projection: { _id: 0, ...projection } })
    expect(await only({ 'a.id': 1 })).toEqual({ a: [{ id: 1 }, { id: 2 }] })
    expect(await only({ 'a.id': 0, list: 0 })).toEqual({ a: [{ n: 1 }, { n: 2 }], other: 'x' })
  })
})
