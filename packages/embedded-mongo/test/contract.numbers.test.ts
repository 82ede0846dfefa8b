import fc from 'fast-check'
import { Decimal128, Double, Int32, Long, type Document } from 'mongodb'
import { describe, expect, it } from 'vitest'
import { addIndex, codeOf, isEmbedded, useDatabase } from './store-under-test.ts'

const store = useDatabase()

const long = (text: string): Long => Long.fromString(text)
const decimal = (text: string): Decimal128 => Decimal128.fromString(text)

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

const groupOf = async (values: readonly unknown[], accumulator: Document): Promise<unknown> => {
  const collection = await filled(values)
  const [group] = await collection
    .aggregate([{ $group: { _id: null, value: accumulator } }], { promoteLongs: false })
    .toArray()
  return group?.value
}

describe('NaN in filters', () => {
  const values = [Number.NaN, 1, null, decimal('NaN'), long('7'), 'NaN']

  it.each<[Document, number[]]>([
    [{ x: Number.NaN }, [0, 3]],
    [{ x: { $in: [Number.NaN, 1] } }, [0, 1, 3]],
    [{ x: { $ne: Number.NaN } }, [1, 2, 4, 5]],
    [{ x: { $gte: Number.NaN } }, [0, 3]],
    [{ x: { $lte: Number.NaN } }, [0, 3]],
    [{ x: { $lt: Number.NaN } }, []],
    [{ x: { $gt: Number.NaN } }, []],
    [{ x: { $lt: 5 } }, [1]],
    [{ x: { $lt: long('5') } }, [1]],
    [{ x: { $lte: decimal('5') } }, [1]],
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

describe('decimals and 64-bit integers in filters', () => {
  it('distinguish decimals that are the same double', async () => {
    const values = [decimal('0.1'), 0.1, decimal('0.10'), decimal('0.1000000000000000000000000000000001')]
    expect(await idsOf(values, { x: decimal('0.1') })).toEqual([0, 2])
    expect(await idsOf(values, { x: 0.1 })).toEqual([1])
    expect(await idsOf(values, { x: { $gt: decimal('0.1') } })).toEqual([1, 3])
  })

  it('compare decimals with 64-bit integers exactly', async () => {
    const values = [long('9007199254740993'), decimal('9007199254740993'), decimal('9007199254740993.5'), 2 ** 53]
    expect(await idsOf(values, { x: long('9007199254740993') })).toEqual([0, 1])
    expect(await idsOf(values, { x: { $gt: long('9007199254740993') } })).toEqual([2])
    expect(await idsOf(values, { x: { $lt: long('9007199254740993') } })).toEqual([3])
  })

  it.runIf(isEmbedded)('refuse a decimal that cannot be compared exactly', async () => {
    const collection = await filled([1])
    const found = collection.find({ x: decimal('1E+6000') }).toArray()
    expect(await codeOf(found)).toBe(115)
    expect(await found.catch(String)).toContain('MONGODB_URL')
  })
})

describe('64-bit integers and decimals in aggregations', () => {
  it('sums 64-bit integers exactly', async () => {
    expect(await groupOf([long('9007199254740993'), 2], { $sum: '$x' })).toEqual(long('9007199254740995'))
    expect(await groupOf([2_147_483_647, 1], { $sum: '$x' })).toEqual(long('2147483648'))
    expect(await groupOf([new Double(1), 'x', null, 2], { $sum: '$x' })).toBe(3)
  })

  it('answers a double where the sum overflows', async () => {
    expect(await groupOf([Long.MAX_VALUE, Long.MAX_VALUE], { $sum: '$x' })).toBe(2 ** 64)
  })

  it('sums doubles without loss', async () => {
    expect(await groupOf([1e16, 1, -1e16], { $sum: '$x' })).toBe(1)
    expect(await groupOf([long('9007199254740993'), 0.5, long('-9007199254740993')], { $sum: '$x' })).toBe(0.5)
    expect(await groupOf([Number.POSITIVE_INFINITY, 1], { $sum: '$x' })).toBe(Number.POSITIVE_INFINITY)
    expect(await groupOf([Number.NaN, 1], { $sum: '$x' })).toBeNaN()
  })

  it('keeps both as values and group keys', async () => {
    const values = [long('9007199254740993'), long('9007199254740992'), decimal('0.1')]
    expect(await groupOf(values, { $first: '$x' })).toEqual(long('9007199254740993'))
    expect(await groupOf(values.toReversed(), { $first: '$x' })).toEqual(decimal('0.1'))
    const groups = await (
      await filled(values)
    )
      .aggregate([{ $group: { _id: '$x', n: { $sum: 1 } } }, { $sort: { _id: -1 } }], { promoteLongs: false })
      .toArray()
    expect(groups.map(({ _id }) => String(_id))).toEqual(['9007199254740993', '9007199254740992', '0.1'])
  })

  it('counts documents that hold a decimal', async () => {
    const collection = await filled([decimal('0.1'), 2])
    const stages = [{ $group: { _id: '$_id', n: { $sum: 1 } } }, { $match: { _id: 0 } }]
    expect(await collection.aggregate(stages).toArray()).toEqual([{ _id: 0, n: 1 }])
  })

  it.runIf(isEmbedded)('refuses the sum of decimals, and names the remedy', async () => {
    const group = groupOf([decimal('0.1')], { $sum: '$x' })
    expect(await codeOf(group)).toBe(115)
    expect(await group.catch(String)).toContain('MONGODB_URL')
  })

  it('sums any mix of numbers as BigInt arithmetic does', async () => {
    const int32 = fc.integer().map((n) => ({ stored: new Int32(n) as unknown, exact: BigInt(n) }))
    const int64 = fc
      .bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
      .map((n) => ({ stored: Long.fromBigInt(n) as unknown, exact: n }))
    const whole = fc.maxSafeInteger().map((n) => ({ stored: new Double(n) as unknown, exact: BigInt(n) }))
    const mixed = fc.array(fc.oneof(int32, int64, whole), { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(mixed, async (numbers) => {
        const found = await groupOf(
          numbers.map(({ stored }) => stored),
          { $sum: '$x' },
        )
        const exact = numbers.reduce((sum, one) => sum + one.exact, 0n)
        const isWhole = numbers.every(({ stored }) => !(stored instanceof Double)) && BigInt.asIntN(64, exact) === exact
        if (isWhole) expect(String(found)).toBe(String(exact))
        else expect(found).toBe(Number(exact))
      }),
      { numRuns: 60 },
    )
  })
})
