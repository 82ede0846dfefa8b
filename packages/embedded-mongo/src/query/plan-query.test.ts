import { describe, expect, it, vi } from 'vitest'
import { insertDocument, openCollection } from '../catalogue/collection.ts'
import { openShelves } from '../catalogue/shelves.ts'
import { openIndex } from '../indexes/document-index.ts'
import { parseIndexSpec } from '../indexes/index-spec.ts'
import { openMemoryJournal } from '../storage/journal.ts'
import type { Document } from '../values/document.ts'
import { findDocuments } from './find-documents.ts'
import { planQuery } from './plan-query.ts'
import { parseSort } from './sort-documents.ts'

const openHomes = (specs: readonly Document[]) => {
  const journal = openMemoryJournal()
  const homes = openCollection(1, 'db.homes', [], { journal, ...openShelves(journal) })
  homes.indexes.push(...specs.map((spec) => openIndex(parseIndexSpec(spec))))
  for (let n = 0; n < 60; n += 1)
    insertDocument(homes, {
      _id: n,
      userId: `u${n % 3}`,
      score: n % 7,
      outbox: n % 5 === 0 ? [{ occurredAt: new Date(n) }, { occurredAt: new Date(1000 + n) }] : [],
      status: n % 2 === 0 ? 'processing' : 'completed',
      deadlineAt: new Date(n),
      suburb: ['Richmond', 'Richlands', 'Carlton'][n % 3],
      ...(n % 2 === 0 ? { email: `e${n}` } : {}),
    })
  return homes
}

const homes = openHomes([
  { key: { userId: 1, score: -1, _id: 1 }, name: 'by_score' },
  { key: { 'outbox.occurredAt': 1 }, name: 'by_outbox' },
  { key: { deadlineAt: 1 }, name: 'open', sparse: true },
  { key: { email: 1 }, name: 'by_email', unique: true, sparse: true },
  { key: { suburb: 1 }, name: 'by_suburb' },
])
const plain = openHomes([])

const planOf = (filter: Document, sort: Document = {}) => {
  const plan = planQuery(homes, filter, parseSort(sort))
  const scans = plan.kind === 'index' ? [plan] : plan.kind === 'or' ? plan.scans : []
  return { names: scans.map(({ index }) => index.spec.name), isSorted: plan.isSorted }
}

const plans: [string, Document, Document, string[], boolean][] = [
  ['equality and a sort', { userId: 'u1' }, { score: -1, _id: 1 }, ['by_score'], true],
  ['the sort backwards', { userId: 'u1' }, { score: 1, _id: -1 }, ['by_score'], true],
  ['a range after an equality', { userId: 'u1', score: { $gte: 3 } }, { score: -1 }, ['by_score'], true],
  ['a sort that the index does not have', { userId: 'u1' }, { suburb: 1 }, ['by_score'], false],
  ['dates inside an array', { 'outbox.occurredAt': { $lt: new Date(20) } }, {}, ['by_outbox'], true],
  ['a range in a sparse index', { deadlineAt: { $lte: new Date(9) } }, {}, ['open'], true],
  ['a sparse index on a value', { email: 'e4' }, {}, ['by_email'], true],
  ['a list of values', { suburb: { $in: ['Carlton', 'Richlands'] } }, {}, ['by_suburb'], true],
  ['the _id', { _id: { $in: [1, 2] } }, {}, ['_id_'], true],
  ['each branch of $or', { $or: [{ suburb: 'Carlton' }, { email: 'e4' }] }, {}, ['by_suburb', 'by_email'], false],
]

describe('a plan', () => {
  it.each(plans)('uses an index for %s', (_name, filter, sort, names, isSorted) => {
    expect(planOf(filter, sort)).toEqual({ names, isSorted })
  })

  it.each(plans)('finds with the index what a scan finds for %s', (_name, filter, sort) => {
    const query = { filter, sort: parseSort({ ...sort, _id: sort._id ?? 1 }) }
    const idsOf = (collection: typeof homes) => findDocuments(collection, query).map(({ document }) => document._id)
    expect(idsOf(homes)).not.toEqual([])
    expect(idsOf(homes)).toEqual(idsOf(plain))
  })

  it.each<[string, Document]>([
    ['no index', { score: 3 }],
    ['an alternative that a sparse index would miss', { email: { $in: ['e4', null] } }],
    ['a sparse index that would miss documents', { email: null }],
  ])('scans the collection with %s', (_name, filter) => {
    expect(planOf(filter).names).toEqual([])
  })

  it('reads one document for one key, and stops at the limit', () => {
    const read = vi.spyOn(homes.documents, 'get')
    findDocuments(homes, { filter: { email: 'e4' } })
    expect(read).toHaveBeenCalledTimes(1)
    findDocuments(homes, { filter: { userId: 'u1' }, sort: parseSort({ score: -1, _id: 1 }), limit: 5 })
    expect(read).toHaveBeenCalledTimes(6)
  })
})
