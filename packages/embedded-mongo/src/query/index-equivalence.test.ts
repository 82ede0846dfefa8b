import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { insertDocument, openCollection, replaceDocument, type Collection } from '../catalogue/collection.ts'
import { openShelves } from '../catalogue/shelves.ts'
import { openIndex } from '../indexes/document-index.ts'
import { parseIndexSpec } from '../indexes/index-spec.ts'
import type { Document } from '../values/document.ts'
import { toEnd } from '../slices.ts'
import { countDocuments, findDocuments } from './find-documents.ts'
import type { IndexField } from '../indexes/extract-keys.ts'
import { parseSort, sortStream } from './sort-documents.ts'
import { openMemoryJournal } from '../storage/journal.ts'

// Few distinct numbers, so that conditions match; some other types, so that types mix.
const scalar = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom('a', 'ab', 'b', null, true, new Date(1), new Date(2)) },
)
const nested = fc.record({ x: scalar, y: scalar }, { requiredKeys: [], noNullPrototype: true })
const value = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 3 }),
  fc.array(fc.oneof(scalar, nested), { maxLength: 3 }),
  nested,
)
const document = fc.record(
  { a: value, b: scalar, c: fc.array(nested, { maxLength: 3 }) },
  { requiredKeys: [], noNullPrototype: true },
)

const condition = fc.oneof(
  value,
  fc
    .tuple(fc.constantFrom('$gt', '$gte', '$lt', '$lte', '$ne', '$eq'), scalar)
    .map(([name, operand]) => ({ [name]: operand })),
  fc.tuple(scalar, scalar).map(([low, high]) => ({ $gte: low, $lte: high })),
  fc.array(scalar, { maxLength: 3 }).map((operands) => ({ $in: operands })),
  fc.boolean().map((operand) => ({ $exists: operand })),
  scalar.map((operand) => ({ $not: { $gt: operand } })),
)
const path = fc.constantFrom('a', 'a', 'a', 'b', 'c', 'a.x', 'c.x', 'c.x', 'c.y', 'c.y', 'a.0')
const simple = fc.dictionary(path, condition, { maxKeys: 3, noNullPrototype: true })
const filter = fc.oneof(
  simple,
  fc.array(simple, { minLength: 1, maxLength: 2 }).map((branches) => ({ $or: branches })),
  fc.tuple(simple, simple).map((branches) => ({ $and: branches })),
)
const sort = fc.constantFrom({}, { a: 1 }, { b: -1 }, { b: 1, a: -1 }, { 'c.x': 1 }, { a: -1, b: -1 })

const INDEXES = [{ a: 1 }, { b: 1, a: -1 }, { 'c.x': 1, 'c.y': 1 }, { 'a.x': 1, b: -1 }, { b: -1 }]
const SPARSE = [
  { key: { b: 1, 'c.y': 1 }, sparse: true },
  { key: { a: 1, b: 1 }, sparse: true, name: 'present' },
  { key: { 'a.x': 1 }, sparse: true, name: 'sparse' },
]

const sortBy = <T>(
  items: readonly T[],
  fields: readonly IndexField[],
  documentOf: (item: T) => Document,
  count?: number,
) => toEnd(sortStream(items, fields, documentOf, count))

const collectionOf = (documents: readonly Document[], specs: readonly Document[]): Collection => {
  const journal = openMemoryJournal()
  const collection = openCollection(1, 'db.homes', [], { journal, ...openShelves(journal) })
  collection.indexes.push(...specs.map((spec) => openIndex(parseIndexSpec(spec))))
  documents.forEach((fields, _id) => insertDocument(collection, { _id, ...fields }))
  return collection
}

const idsOf = (collection: Collection, where: Document, order: Document): unknown[] =>
  findDocuments(collection, { filter: where, sort: parseSort({ ...order, _id: 1 }) }).map(
    (stored) => stored.document._id,
  )

describe('an index', () => {
  it('never changes the results of a query, nor their order', () => {
    const property = fc.property(
      fc.array(document, { minLength: 2, maxLength: 12 }),
      filter,
      sort,
      (documents, where, order) => {
        const indexed = collectionOf(documents, [...INDEXES.map((key) => ({ key })), ...SPARSE])
        const plain = collectionOf(documents, [])
        expect(idsOf(indexed, where, order)).toEqual(idsOf(plain, where, order))
      },
    )
    fc.assert(property, { numRuns: 5000, seed: 20_261 })
  })

  it('never changes the count of a query', () => {
    const property = fc.property(fc.array(document, { minLength: 2, maxLength: 12 }), filter, (documents, where) => {
      const indexed = collectionOf(documents, [...INDEXES.map((key) => ({ key })), ...SPARSE])
      const plain = collectionOf(documents, [])
      expect(toEnd(countDocuments(indexed, { filter: where }))).toBe(idsOf(plain, where, {}).length)
    })
    fc.assert(property, { numRuns: 1500, seed: 15 })
  })

  it('is the same after an update as when it is built from the updated document', () => {
    const changes = fc.tuple(document, document, fc.integer({ min: 0, max: 3 }))
    const property = fc.property(fc.array(changes, { minLength: 1, maxLength: 4 }), (all) => {
      const specs = [...INDEXES.map((key) => ({ key })), ...SPARSE]
      const changed = collectionOf(
        all.map(([before]) => before),
        specs,
      )
      const wanted = [...changed.documents.values()].map((stored, _id): Document => {
        const [before = {}, after = {}, kind = 0] = all[_id] ?? []
        // As an update leaves it: unchanged values stay the same objects, and an array may gain and lose elements.
        const lists = { c: [...(before.c ?? []).slice(kind % 2), ...(after.c ?? [])], a: kind > 1 ? after.a : before.a }
        const next = kind === 3 ? { _id, ...after } : { ...stored.document, ...lists }
        replaceDocument(changed, stored, next)
        return next
      })
      const keysOf = ({ indexes }: Collection) => indexes.map(({ tree }) => tree.keysArray())
      expect(keysOf(changed)).toEqual(keysOf(collectionOf(wanted, specs)))
    })
    fc.assert(property, { numRuns: 1500, seed: 15 })
  })

  it('returns the requested order when it replaces the sort', () => {
    const property = fc.property(
      fc.array(document, { minLength: 2, maxLength: 12 }),
      filter,
      sort,
      (documents, where, order) => {
        const indexed = collectionOf(
          documents,
          INDEXES.map((key) => ({ key })),
        )
        const fields = parseSort(order)
        const stored = findDocuments(indexed, { filter: where, sort: fields })
        expect(stored).toEqual(sortBy(stored, fields, (one) => one.document))
      },
    )
    fc.assert(property, { numRuns: 4000, seed: 7 })
  })
})

describe('a sort with a limit', () => {
  it('returns the start of the sort without one', () => {
    const many = fc.array(document, { minLength: 300, maxLength: 400 })
    const property = fc.property(many, sort, fc.integer({ min: 1, max: 30 }), (documents, order, count) => {
      const fields = parseSort(order)
      const sorted = sortBy(documents, fields, (one) => one)
      expect(sortBy(documents, fields, (one) => one, count)).toEqual(sorted.slice(0, count))
    })
    fc.assert(property, { numRuns: 100, seed: 15 })
  })
})
