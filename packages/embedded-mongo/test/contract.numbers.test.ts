import { Long, type Document } from 'mongodb'
import { describe, expect, it } from 'vitest'
import { addIndex, useDatabase } from './store-under-test.ts'

const store = useDatabase()

const long = (text: string): Long => Long.fromString(text)

let collections = 0
const filled = async (values: readonly unknown[]) => {
  collections += 1
  const collection = store.db.collection(`numbers_${collections}`, { promoteLongs: false })
  await collection.insertMany(values.map((x, at) => ({ _id: at as never, x })))
  return collection
}

const idsOf = async (values: readonly unknown[], filter: Document): Promise<unknown[]> => {
  const collection = await filled(values)
  const plain = await collection.find(filter).sort({ _id: 1 }).toArray()
  await addIndex(collection, { x: 1 })
  const indexed = await collection.find(filter).sort({ _id: 1 }).toArray()
  expect(indexed).toEqual(plain)
  expect(await collection.countDocuments(filter)).toBe(plain.length)
  return plain.map(({ _id }) => _id)
}

describe('NaN in filters', () => {
  const values = [Number.NaN, 1, null, long('7'), 'NaN']

  it.each<[Document, number[]]>([
    [{ x: Number.NaN }, [0]],
    [{ x: { $in: [Number.NaN, 1] } }, [0, 1]],
    [{ x: { $ne: Number.NaN } }, [1, 2, 3, 4]],
    [{ x: { $gte: Number.NaN } }, [0]],
    [{ x: { $lte: Number.NaN } }, [0]],
    [{ x: { $lt: Number.NaN } }, []],
    [{ x: { $gt: Number.NaN } }, []],
    [{ x: { $lt: 5 } }, [1]],
    [{ x: { $lt: long('5') } }, [1]],
  ])('%o', async (filter, expected) => {
    expect(await idsOf(values, filter)).toEqual(expected)
  })

  it('sorts below every other number', async () => {
    const collection = await filled([2, Number.NaN, 1])
    expect((await collection.find().sort({ x: 1 }).toArray()).map(({ _id }) => _id)).toEqual([1, 2, 0])
    await collection.updateOne({ x: 2 }, { $max: { x: Number.NaN } })
    await collection.updateOne({ x: Number.NaN }, { $max: { x: 3 } })
    expect(await collection.distinct('x')).toEqual([1, 2, 3])
  })
})
