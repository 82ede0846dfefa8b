import { describe, expect, it, vi } from 'vitest'
import { addIndex, codeOf, useDatabase } from './store-under-test.ts'

const store = useDatabase()

describe('indexes', () => {
  it('are created once, listed and dropped', async () => {
    const homes = store.db.collection('listed')
    expect(await addIndex(homes, { suburb: 1, price: -1 })).toBe('suburb_1_price_-1')
    await addIndex(homes, { suburb: 1, price: -1 })
    await addIndex(homes, { key: 1 }, { unique: true, sparse: true, name: 'by_key' })
    expect((await homes.indexes()).map(({ name, key, unique, sparse }) => ({ name, key, unique, sparse }))).toEqual([
      { name: '_id_', key: { _id: 1 }, unique: undefined, sparse: undefined },
      { name: 'suburb_1_price_-1', key: { suburb: 1, price: -1 }, unique: undefined, sparse: undefined },
      { name: 'by_key', key: { key: 1 }, unique: true, sparse: true },
    ])
    await homes.dropIndex('by_key')
    expect((await homes.indexes()).length).toBe(2)
    expect(await codeOf(homes.dropIndex('by_key'))).toBe(27)
    expect(await codeOf(addIndex(homes, { suburb: 1, price: -1 }, { unique: true }))).toBe(86)
    expect(await codeOf(store.db.collection('nowhere').indexes())).toBe(26)
  })

  it('hold unique compound keys, through updates as well', async () => {
    const homes = store.db.collection('unique')
    await addIndex(homes, { provider: 1, sourceId: 1 }, { unique: true })
    await homes.insertMany([
      { provider: 'domain', sourceId: '1' },
      { provider: 'domain', sourceId: '2' },
      { provider: 'reaxml', sourceId: '1' },
    ])
    const clash = await homes.insertOne({ provider: 'domain', sourceId: '1' }).catch((error: unknown) => error)
    expect(clash).toMatchObject({
      code: 11000,
      keyPattern: { provider: 1, sourceId: 1 },
      keyValue: { provider: 'domain', sourceId: '1' },
    })
    expect(await codeOf(homes.updateOne({ sourceId: '2' }, { $set: { sourceId: '1' } }))).toBe(11000)
    expect(await codeOf(homes.findOneAndUpdate({ sourceId: '2' }, { $set: { sourceId: '1' } }))).toBe(11000)
    expect(await homes.countDocuments({ sourceId: '2' })).toBe(1)
    await homes.deleteOne({ provider: 'domain', sourceId: '1' })
    await homes.updateOne({ sourceId: '2' }, { $set: { sourceId: '1' } })
    expect(await homes.countDocuments({ provider: 'domain', sourceId: '1' })).toBe(1)
  })

  it('treat a missing field as null when unique, unless sparse', async () => {
    const plain = store.db.collection('unique_missing')
    await addIndex(plain, { key: 1 }, { unique: true })
    await plain.insertOne({ n: 1 })
    expect(await codeOf(plain.insertOne({ n: 2 }))).toBe(11000)
    const sparse = store.db.collection('unique_sparse')
    await addIndex(sparse, { key: 1 }, { unique: true, sparse: true })
    await sparse.insertMany([{ n: 1 }, { n: 2 }])
    expect(await sparse.find({ key: null }).toArray()).toHaveLength(2)
  })
})

describe('special indexes', () => {
  it('index every element of an array, uniquely across documents', async () => {
    const homes = store.db.collection('aliases')
    await addIndex(homes, { 'aliases.id': 1 }, { unique: true })
    await homes.insertOne({ aliases: [{ id: 'a' }, { id: 'b' }] })
    expect(await codeOf(homes.insertOne({ aliases: [{ id: 'c' }, { id: 'b' }] }))).toBe(11000)
    await homes.updateOne({ 'aliases.id': 'a' }, { $pull: { aliases: { id: 'b' } } as never })
    await homes.insertOne({ aliases: [{ id: 'c' }, { id: 'b' }] })
    expect(await homes.countDocuments({ 'aliases.id': { $in: ['a', 'b', 'c'] } })).toBe(2)
    await addIndex(homes, { left: 1, right: 1 })
    expect(await codeOf(homes.insertOne({ left: [1], right: [2], aliases: [{ id: 'z' }] }))).toBe(171)
  })

  it('pair the fields of one element, so that only a pair can clash', async () => {
    const homes = store.db.collection('pairs')
    await addIndex(homes, { 'sources.provider': 1, 'sources.id': 1 }, { unique: true })
    const source = (provider: string, id: string) => ({ provider, id })
    await homes.insertOne({ sources: [source('domain', '1'), source('reaxml', '2')] })
    await homes.insertOne({ sources: [source('domain', '2'), source('reaxml', '1')] })
    expect(await codeOf(homes.insertOne({ sources: [source('proptrack', '9'), source('reaxml', '2')] }))).toBe(11000)
    expect(await homes.countDocuments({ 'sources.provider': 'domain', 'sources.id': '2' })).toBe(2)
  })

  it('leave arrays with one wanted element in the order of their smallest', async () => {
    const homes = store.db.collection('tagged')
    await addIndex(homes, { tags: 1 })
    await homes.insertMany([
      { _id: 1, tags: ['b', 'x'] },
      { _id: 2, tags: ['a', 'x'] },
    ] as never)
    const found = await homes.find({ tags: 'x' }).sort({ tags: 1 }).toArray()
    expect(found.map(({ _id }) => _id as unknown)).toEqual([2, 1])
  })

  it('refuse to be built over duplicates', async () => {
    const homes = store.db.collection('late')
    await homes.insertMany([{ key: 1 }, { key: 1 }])
    expect(await codeOf(addIndex(homes, { key: 1 }, { unique: true }))).toBe(11000)
    expect(await homes.indexes()).toHaveLength(1)
  })

  it('answer error 2 for a hint that names no index', async () => {
    expect(await codeOf(store.db.collection('late').find({}).hint('nothing').toArray())).toBe(2)
  })

  it('remove documents after their time', async () => {
    const sessions = store.db.collection('expiring')
    await addIndex(sessions, { expiresAt: 1 }, { expireAfterSeconds: 0 })
    await sessions.insertMany([
      { expiresAt: new Date(Date.now() - 1000) },
      { expiresAt: new Date(Date.now() + 3_600_000) },
      { expiresAt: 'never' },
      {},
    ])
    await vi.waitUntil(async () => (await sessions.countDocuments()) === 3, { timeout: 120_000, interval: 20 })
    expect((await sessions.indexes())[1]).toMatchObject({ expireAfterSeconds: 0 })
  })
})
