import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { insertDocument, openCollection, type Collection } from '../catalogue/collection.ts'
import { openShelves } from '../catalogue/shelves.ts'
import { changerOf } from './update.ts'
import { openIndex } from '../indexes/document-index.ts'
import { parseIndexSpec } from '../indexes/index-spec.ts'
import { findDocuments, type Reader } from '../query/find-documents.ts'
import { openMemoryJournal } from '../storage/journal.ts'
import { readBson } from '../values/read-bson.ts'
import { writeBson } from '../values/write-bson.ts'
import { applyUpdate } from '../updates/apply-update.ts'
import { parseUpdate } from '../updates/parse-update.ts'

const indexes = [
  { key: { a: 1, 'b.x': -1 } },
  { key: { c: 1 } },
  { key: { 'b.x': 1 }, sparse: true, name: 'sparse' },
  { key: { a: 1 }, sparse: true, name: 'other' },
]

const journal = openMemoryJournal()
const collectionOf = (documents: readonly Record<string, unknown>[]): Collection => {
  const collection = openCollection(1, 'db.homes', [], { journal, ...openShelves(journal) })
  collection.indexes.push(...indexes.map((spec) => openIndex(parseIndexSpec(spec))))
  for (const document of documents) insertDocument(collection, document)
  return collection
}
const keysOf = (collection: Collection) => collection.indexes.map(({ tree }) => tree.keysArray())

const value = fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constant(null), fc.constantFrom('text', 'çé', ''))
const fields = fc.record(
  {
    a: value,
    long: fc.constant('a text that nobody changes'),
    b: fc.record({ x: value, y: value }, { requiredKeys: [], noNullPrototype: true }),
    c: fc.array(value, { maxLength: 3 }),
    d: fc.integer({ min: 0, max: 6 }),
  },
  { requiredKeys: [], noNullPrototype: true },
)
const modifiers = fc.constantFrom<Record<string, unknown>>(
  { $set: { a: 3 } },
  { $set: { d: 5, e: { f: [1, 2] } } },
  { $set: { 'b.x': 4 }, $unset: { long: 1 } },
  { $unset: { a: 1, missing: 1 } },
  { $inc: { d: 2 } },
  { $push: { c: 2 } },
  { $pull: { c: 2 } },
  { $setOnInsert: { a: 1 } },
)

describe('an update of some fields', () => {
  it('leaves the same document, indexes and change report as an update of the whole document', () => {
    const property = fc.property(fields, modifiers, (given, update) => {
      const document = { _id: 1, ...given }
      const parsed = parseUpdate(update)
      const collection = collectionOf([document])
      const [stored] = collection.documents.values()
      const wanted = applyUpdate(readBson(writeBson(document)), parsed)
      expect(changerOf(collection, parsed)(stored!)).toBe(JSON.stringify(wanted) !== JSON.stringify(document))
      const [after] = collection.documents.values()
      expect(Buffer.from(after!.encoded).toString('hex')).toBe(writeBson(wanted).toString('hex'))
      expect(keysOf(collection)).toEqual(keysOf(collectionOf([wanted])))
      expect(collection.bytes).toBe(after!.encoded.length)
    })
    fc.assert(property, { numRuns: 2000, seed: 15 })
  })

  it('delays reads that query the document by fields other than the changed ones until it is on disk', () => {
    const disk = { ...openMemoryJournal(), append: () => 7, durableTicket: () => 0 }
    const collection = openCollection(1, 'db.homes', [], { journal: disk, ...openShelves(disk) })
    insertDocument(collection, { _id: 1, suburb: 'Richmond', score: 1 })
    collection.pending = []
    const [stored] = collection.documents.values()
    changerOf(collection, parseUpdate({ $set: { score: 2 } }))(stored!)
    const waits = (filter: Record<string, unknown>) => {
      const reader: Reader = { ticket: 0 }
      findDocuments(collection, { filter, reader })
      return reader.ticket === 7
    }
    const asked = [{ suburb: 'Richmond' }, { score: 1 }, { score: 2 }, { suburb: 'Richmond', score: 2 }]
    expect(asked.map(waits)).toEqual([true, true, true, true])
    expect([{ suburb: 'Carlton' }, { score: 3 }].map(waits)).toEqual([false, false])
  })
})
