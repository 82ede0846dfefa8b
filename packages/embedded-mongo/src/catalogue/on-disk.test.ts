import { ObjectId } from 'bson'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openIndex } from '../indexes/document-index.ts'
import { parseIndexSpec } from '../indexes/index-spec.ts'
import { openDisk } from '../../test/open-disk.ts'
import { listen } from '../server/listen.ts'
import type { Document } from '../values/document.ts'
import { createCollection, dropCollection, openCatalogue, saveCollection, type Catalogue } from './catalogue.ts'
import { insertDocument, replaceDocument } from './collection.ts'

const NS = 'db.homes'

const fill = (catalogue: Catalogue, documents: readonly Document[], specs: readonly Document[] = []) => {
  const collection = createCollection(catalogue, NS)
  collection.indexes.push(...specs.map((spec) => openIndex(parseIndexSpec(spec))))
  saveCollection(collection)
  for (const document of documents) insertDocument(collection, document)
  return collection
}

const specs = [
  { key: { a: 1 }, name: 'a' },
  { key: { 'c.x': 1, 'c.y': -1 }, name: 'below' },
  { key: { é: 1 }, sparse: true, name: 'sparse' },
  { key: { b: -1 }, sparse: true, name: 'other' },
  { key: { b: 1, a: 1 }, sparse: true, name: 'both' },
]
const scalar = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.string(),
  fc.constantFrom(null, true, new Date(1), new ObjectId()),
)
const below = fc.record({ x: scalar, y: scalar }, { requiredKeys: [], noNullPrototype: true })
const homes = fc.array(
  fc.record(
    {
      other: scalar,
      a: scalar,
      b: fc.array(scalar, { maxLength: 3 }),
      c: fc.array(below, { maxLength: 2 }),
      é: scalar,
    },
    { requiredKeys: [], noNullPrototype: true },
  ),
  { maxLength: 20 },
)

describe('documents on disk', () => {
  it('are read back with all of their index entries', async () => {
    const property = fc.asyncProperty(homes, fc.subarray(specs), async (all, some) => {
      const { journal, flush } = openDisk()
      const before = fill(
        await openCatalogue(journal, Infinity),
        all.map((home, _id) => ({ _id, ...home })),
        some,
      )
      flush()
      const after = (await openCatalogue(journal, Infinity)).collections.get(NS)!
      expect(after.tally).toEqual(before.tally)
      expect(after.bytes).toBe(before.bytes)
      expect(after.bytes).toBeGreaterThanOrEqual(all.length * 14)
      expect(after.nextSeq).toBe(before.nextSeq)
      for (const [at, { tree, multikey }] of before.indexes.entries()) {
        expect([...after.indexes[at]!.tree.keys()]).toEqual([...tree.keys()])
        expect(after.indexes[at]!.multikey).toEqual(multikey)
      }
      const documentsOf = ({ documents }: typeof before) => [...documents.values()].map(({ document }) => document)
      expect(documentsOf(after)).toEqual(documentsOf(before))
    })
    await fc.assert(property, { numRuns: 60 })
  })

  it('are cached up to a number of bytes, and read again beyond that', async () => {
    const { journal, reads, flush } = openDisk()
    const homes = Array.from({ length: 100 }, (_, _id) => ({ _id, text: 'x'.repeat(1_000) }))
    const collection = fill(await openCatalogue(journal, Infinity, 10_000), homes)
    const stored = [...collection.documents.values()]
    flush()
    insertDocument(collection, { _id: 'one more' })
    for (const { document } of stored.slice(-9)) expect(document.text).toHaveLength(1_000)
    expect(reads()).toBe(0)
    for (const [at, { document }] of stored.entries()) expect(document).toEqual(homes[at])
    expect(reads()).toBeGreaterThan(90)
  })

  it('are evicted when idle, except those that are only in memory', async () => {
    const { journal, reads, flush } = openDisk()
    const catalogue = await openCatalogue(journal, Infinity)
    const collection = fill(catalogue, [{ _id: 1 }, { _id: 2 }])
    flush()
    insertDocument(collection, { _id: 'not on disk yet' })
    catalogue.letGo()
    expect([...collection.documents.values()].map(({ document }) => document._id)).toEqual([1, 2, 'not on disk yet'])
    expect(reads()).toBe(2)
  })

  it('are scanned without evicting others, when memory has no room for all', async () => {
    const { journal, reads, flush } = openDisk()
    const homes = Array.from({ length: 100 }, (_, _id) => ({ _id, text: 'x'.repeat(1_000) }))
    const collection = fill(await openCatalogue(journal, Infinity, 10_000), homes)
    const [first, ...others] = [...collection.documents.values()]
    flush()
    insertDocument(collection, { _id: 'one more' })
    flush()
    expect(first!.document).toEqual(homes[0])
    for (const one of others) expect(one.look(new Set(['_id']))._id).toBe(one.seq - 1)
    const before = reads()
    expect(first!.document).toEqual(homes[0])
    expect(reads()).toBe(before)
  })

  it('are rejected when they differ from what was written, and when their collection is gone', async () => {
    const { journal, written, flush } = openDisk()
    const catalogue = await openCatalogue(journal, Infinity, 0)
    const collection = fill(catalogue, [{ _id: 1, text: 'Richmond' }])
    const [stored] = [...collection.documents.values()]
    flush()
    fill(catalogue, [{ _id: 2 }])
    const bytes = [...written].find(([key]) => key.startsWith('d/'))![1]
    bytes[bytes.length - 3]! ^= 1
    expect(() => stored!.document).toThrow('not as it was written')
    dropCollection(catalogue, collection)
    flush()
    expect(() => stored!.document).toThrow(expect.objectContaining({ code: 175 }))
  })
})

it.each([false, true])(
  'expire also where an earlier one is damaged, by an index that is sparse: %s',
  async (sparse) => {
    const { journal, written, flush } = openDisk()
    const catalogue = await openCatalogue(journal, Infinity, 0)
    const expiring = [{ key: { at: 1 }, name: 'at', expireAfterSeconds: 0, sparse }]
    const own = fill(
      catalogue,
      [1, 2].map((_id) => ({ _id, at: new Date(_id) })),
      expiring,
    )
    flush()
    const [, bytes] = [...written].find(([key]) => key.startsWith('d/'))!
    bytes[bytes.length - 3]! ^= 1
    const other = createCollection(catalogue, 'db.sessions')
    other.indexes.push(...expiring.map((spec) => openIndex(parseIndexSpec(spec))))
    insertDocument(other, { _id: 2, at: new Date(0) })
    const server = await listen({ catalogue, port: 0, ttlSweepMs: 1 })
    await expect.poll(() => [own.documents.size, other.documents.size]).toEqual([1, 0])
    await server.close()
  },
)

it('free their space once others replace them', async () => {
  const { journal, reads, flush } = openDisk()
  const homes = [0, 1].map((_id) => ({ _id, text: 'x'.repeat(1_000) }))
  const collection = fill(await openCatalogue(journal, Infinity, 10_000), homes)
  const [first] = [...collection.documents.values()]
  for (let price = 0; price < 3_000; price += 1) {
    flush()
    const [, second] = [...collection.documents.values()]
    replaceDocument(collection, second!, { ...homes[1]!, price })
    expect(second!.document).toEqual(price === 0 ? homes[1] : { ...homes[1], price: price - 1 })
  }
  expect([first!.document, reads()]).toEqual([homes[0], 0])
})
