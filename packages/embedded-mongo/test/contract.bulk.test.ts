import { MongoBulkWriteError, type AnyBulkWriteOperation, type Document } from 'mongodb'
import { describe, expect, it } from 'vitest'
import { addIndex, useDatabase } from './store-under-test.ts'

const store = useDatabase()

interface Home extends Document {
  _id: number
}

const failureOf = async (operation: Promise<unknown>): Promise<MongoBulkWriteError> => {
  const error = await operation.catch((failure: unknown) => failure)
  if (error instanceof MongoBulkWriteError) return error
  throw new Error('The bulk write was expected to fail')
}

const errorIndexes = ({ writeErrors }: MongoBulkWriteError): number[] => [writeErrors].flat().map(({ index }) => index)

describe('bulk writes', () => {
  it('mix all operations and report upserts by position', async () => {
    const homes = store.db.collection<Home>('mixed')
    const operations: AnyBulkWriteOperation<Home>[] = [
      { insertOne: { document: { _id: 1, n: 1 } } },
      { updateOne: { filter: { _id: 1 }, update: { $inc: { n: 1 } } } },
      { updateOne: { filter: { _id: 2 }, update: { $set: { n: 5 } }, upsert: true } },
      { replaceOne: { filter: { _id: 3 }, replacement: { n: 7 }, upsert: true } },
      { updateMany: { filter: { n: { $gte: 5 } }, update: { $set: { big: true } } } },
      { deleteOne: { filter: { _id: 1 } } },
    ]
    const result = await homes.bulkWrite(operations)
    expect(result).toMatchObject({
      insertedCount: 1,
      matchedCount: 3,
      modifiedCount: 3,
      deletedCount: 1,
      upsertedCount: 2,
      upsertedIds: { 2: 2, 3: 3 },
    })
    expect(await homes.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 2, n: 5, big: true },
      { _id: 3, n: 7, big: true },
    ])
  })

  it('stop at the first error when ordered', async () => {
    const homes = store.db.collection<Home>('ordered')
    const error = await failureOf(homes.insertMany([{ _id: 1 }, { _id: 1 }, { _id: 2 }]))
    expect(errorIndexes(error)).toEqual([1])
    expect(error.result.insertedCount).toBe(1)
    expect(await homes.countDocuments()).toBe(1)
  })

  it('continue after an error when not ordered', async () => {
    const homes = store.db.collection<Home>('unordered')
    const error = await failureOf(
      homes.insertMany([{ _id: 1 }, { _id: 1 }, { _id: 2 }, { _id: 2 }, { _id: 3 }], { ordered: false }),
    )
    expect(error.code).toBe(11000)
    expect(errorIndexes(error)).toEqual([1, 3])
    expect(error.result.insertedCount).toBe(3)
    expect(await homes.countDocuments()).toBe(3)
  })

  it('let only one of many concurrent upserts insert', async () => {
    const homes = store.db.collection('raced')
    await addIndex(homes, { key: 1 }, { unique: true })
    const results = await Promise.all(
      Array.from({ length: 30 }, () =>
        homes
          .updateOne({ key: 'a' }, { $inc: { n: 1 } }, { upsert: true })
          .catch(() => homes.updateOne({ key: 'a' }, { $inc: { n: 1 } })),
      ),
    )
    expect(results.filter(({ upsertedCount }) => upsertedCount === 1)).toHaveLength(1)
    expect(await homes.findOne({ key: 'a' })).toMatchObject({ n: 30 })
  })

  it('send thousands of documents in one call', async () => {
    const homes = store.db.collection<Home>('thousands')
    const { insertedCount } = await homes.insertMany(
      Array.from({ length: 5000 }, (_, n) => ({ _id: n, text: 'x'.repeat(200) })),
    )
    expect(insertedCount).toBe(5000)
    expect(await homes.countDocuments({ _id: { $gte: 4000 } })).toBe(1000)
  })
})
