import { beforeAll, describe, expect, it } from 'vitest'
import type { Document, Sort } from 'mongodb'
import { isEmbedded, useDatabase } from './store-under-test.ts'

const store = useDatabase()

beforeAll(async () => {
  const homes = store.db.collection('homes')
  await homes.createIndexes([
    { key: { userId: 1, score: -1, _id: 1 }, name: 'by_score' },
    { key: { 'outbox.occurredAt': 1 }, name: 'by_outbox' },
    { key: { deadlineAt: 1 }, name: 'open', partialFilterExpression: { status: 'processing' } },
    { key: { email: 1 }, name: 'by_email', unique: true, sparse: true },
    { key: { suburb: 1 }, name: 'by_suburb' },
  ])
  await homes.insertMany(
    Array.from({ length: 60 }, (_, n) => ({
      userId: `u${n % 3}`,
      score: n % 7,
      outbox: n % 5 === 0 ? [{ occurredAt: new Date(n) }, { occurredAt: new Date(1000 + n) }] : [],
      status: n % 2 === 0 ? 'processing' : 'completed',
      deadlineAt: new Date(n),
      suburb: ['Richmond', 'Richlands', 'Carlton'][n % 3],
      ...(n % 2 === 0 ? { email: `e${n}` } : {}),
    })),
  )
})

const stagesOf = (plan: Document): string[] => {
  const inner = [plan.inputStage, ...((plan.inputStages ?? []) as Document[]), plan.queryPlan].filter(
    (stage) => stage !== undefined,
  ) as Document[]
  return [
    String(plan.stage),
    ...(plan.indexName === undefined ? [] : [String(plan.indexName)]),
    ...inner.flatMap(stagesOf),
  ]
}

const plans: [string, Document, Sort, string, boolean][] = [
  ['equality and a sort', { userId: 'u1' }, { score: -1, _id: 1 }, 'by_score', false],
  ['the sort backwards', { userId: 'u1' }, { score: 1, _id: -1 }, 'by_score', false],
  ['a range after an equality', { userId: 'u1', score: { $gte: 3 } }, { score: -1 }, 'by_score', false],
  ['a sort that the index does not have', { userId: 'u1' }, { suburb: 1 }, 'by_score', true],
  ['dates inside an array', { 'outbox.occurredAt': { $lt: new Date(20) } }, {}, 'by_outbox', false],
  [
    'a partial index that the query implies',
    { status: 'processing', deadlineAt: { $lte: new Date(9) } },
    {},
    'open',
    false,
  ],
  ['a sparse index on a value', { email: 'e4' }, {}, 'by_email', false],
  ['a list of values', { suburb: { $in: ['Carlton', 'Richlands'] } }, {}, 'by_suburb', false],
  ['a prefix', { suburb: /^Richm/ }, {}, 'by_suburb', false],
]

describe('plans', () => {
  it.each(plans)('use an index for %s', async (_name, filter, sort, indexName, sorts) => {
    const homes = store.db.collection('homes')
    const { queryPlanner } = await homes.find(filter).sort(sort).explain('queryPlanner')
    const stages = stagesOf((queryPlanner as Document).winningPlan as Document)
    expect(stages).toContain('IXSCAN')
    expect(stages).toContain(indexName)
    expect(stages.includes('SORT')).toBe(sorts)
  })

  it.each(plans)('find with the index what a scan finds for %s', async (_name, filter, sort) => {
    const homes = store.db.collection('homes')
    const indexed = await homes
      .find(filter)
      .sort({ ...(sort as Document), _id: (sort as Document)._id ?? 1 })
      .toArray()
    const scanned = await homes
      .find(filter)
      .hint({ $natural: 1 })
      .sort({ ...(sort as Document), _id: (sort as Document)._id ?? 1 })
      .toArray()
    expect(indexed.length).toBeGreaterThan(0)
    expect(indexed).toEqual(scanned)
  })

  it.each<[string, Document]>([
    ['no index', { score: 3 }],
    ['a partial index that the query does not imply', { deadlineAt: { $lte: new Date(9) } }],
    ['a sparse index that would miss documents', { email: null }],
  ])('scan the collection with %s', async (_name, filter) => {
    const { queryPlanner } = await store.db.collection('homes').find(filter).explain('queryPlanner')
    expect(stagesOf((queryPlanner as Document).winningPlan as Document)).toContain('COLLSCAN')
  })

  it('read one key for one document', async () => {
    const { executionStats } = await store.db.collection('homes').find({ email: 'e4' }).explain('executionStats')
    expect(executionStats).toMatchObject({ nReturned: 1, totalKeysExamined: 1, totalDocsExamined: 1 })
  })

  it.runIf(isEmbedded)('read the _id index by name, and stop at the limit', async () => {
    const homes = store.db.collection('homes')
    const byId = await homes.find({ _id: { $in: ['a', 'b'] as never[] } }).explain('queryPlanner')
    expect(stagesOf((byId.queryPlanner as Document).winningPlan as Document)).toEqual(['FETCH', 'IXSCAN', '_id_'])
    const page = await homes.find({ userId: 'u1' }).sort({ score: -1, _id: 1 }).limit(5).explain('executionStats')
    expect(page.executionStats).toMatchObject({ totalKeysExamined: 5 })
  })

  it('explain updates, deletes, counts and aggregations', async () => {
    const explained = async (command: Document) =>
      JSON.stringify(await store.db.command({ explain: command, verbosity: 'queryPlanner' }))
    expect(
      await explained({ update: 'homes', updates: [{ q: { suburb: 'Carlton' }, u: { $set: { a: 1 } } }] }),
    ).toContain('by_suburb')
    expect(await explained({ delete: 'homes', deletes: [{ q: { suburb: 'Carlton' }, limit: 1 }] })).toContain(
      'by_suburb',
    )
    expect(
      await explained({ findAndModify: 'homes', query: { suburb: 'Carlton' }, update: { $set: { a: 1 } } }),
    ).toContain('by_suburb')
    expect(await explained({ count: 'homes', query: { suburb: 'Carlton' } })).toContain('by_suburb')
    expect(
      await explained({
        aggregate: 'homes',
        pipeline: [{ $match: { suburb: 'Carlton' } }, { $group: { _id: '$userId' } }],
        cursor: {},
      }),
    ).toContain('by_suburb')
  })

  it('read an index for each branch of $or', async () => {
    const { queryPlanner } = await store.db
      .collection('homes')
      .find({ $or: [{ suburb: 'Carlton' }, { email: 'e4' }] })
      .explain('queryPlanner')
    const stages = stagesOf((queryPlanner as Document).winningPlan as Document)
    expect(stages).toEqual(expect.arrayContaining(['OR', 'by_suburb', 'by_email']))
  })
})
