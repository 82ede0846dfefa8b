import { beforeAll, describe, expect, it } from 'vitest'
import { ObjectId, type Document } from 'mongodb'
import { codeOf, useDatabase } from './store-under-test.ts'

const store = useDatabase()
const agents = [new ObjectId(), new ObjectId()] as const

const homes = [
  { _id: 1, suburb: 'Richmond', price: 900, tags: ['pool', 'garden'], agent: agents[0], at: new Date('2026-01-05') },
  { _id: 2, suburb: 'Richmond', price: 1100, tags: ['pool'], agent: agents[1], at: new Date('2026-02-05') },
  { _id: 3, suburb: 'Carlton', price: 700, tags: [], agent: agents[0], at: new Date('2026-02-07') },
  { _id: 4, suburb: null, price: 500, agent: null },
  { _id: 5, price: 300 },
]

beforeAll(async () => {
  await store.db.collection('homes').insertMany(homes as Document[])
  await store.db.collection('agents').insertMany([
    { _id: agents[0], name: 'Ada', office: 'North' },
    { _id: agents[1], name: 'Bo', office: 'South' },
  ])
})

const run = (pipeline: Document[], name = 'homes') => store.db.collection(name).aggregate(pipeline).toArray()

const cases: [string, Document[], Document[]][] = [
  [
    'groups, with missing and null as one',
    [
      { $group: { _id: '$suburb', n: { $sum: 1 }, mean: { $avg: '$price' }, top: { $max: '$price' } } },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: null, n: 2, mean: 400, top: 500 },
      { _id: 'Carlton', n: 1, mean: 700, top: 700 },
      { _id: 'Richmond', n: 2, mean: 1000, top: 1100 },
    ],
  ],
  [
    'groups by ObjectId, and by several fields',
    [
      { $match: { agent: { $ne: null } } },
      { $group: { _id: { agent: '$agent', month: { $month: '$at' } }, n: { $sum: 1 } } },
      { $group: { _id: '$_id.agent', months: { $sum: 1 } } },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: agents[0], months: 2 },
      { _id: agents[1], months: 1 },
    ],
  ],
  [
    'unwinds',
    [{ $unwind: '$tags' }, { $sortByCount: '$tags' }],
    [
      { _id: 'pool', count: 2 },
      { _id: 'garden', count: 1 },
    ],
  ],
  [
    'joins by ObjectId',
    [
      { $match: { _id: { $lte: 2 } } },
      { $lookup: { from: 'agents', localField: 'agent', foreignField: '_id', as: 'who' } },
      { $unwind: '$who' },
      { $project: { name: '$who.name' } },
    ],
    [
      { _id: 1, name: 'Ada' },
      { _id: 2, name: 'Bo' },
    ],
  ],
  [
    'joins by a pipeline with variables',
    [
      { $match: { _id: 3 } },
      {
        $lookup: {
          from: 'homes',
          let: { suburb: '$suburb', own: '$_id' },
          pipeline: [
            { $match: { $expr: { $and: [{ $ne: ['$suburb', '$$suburb'] }, { $lt: ['$_id', '$$own'] }] } } },
            { $project: { price: 1 } },
          ],
          as: 'others',
        },
      },
      { $project: { others: 1 } },
    ],
    [
      {
        _id: 3,
        others: [
          { _id: 1, price: 900 },
          { _id: 2, price: 1100 },
        ],
      },
    ],
  ],
  [
    'answers several questions at once',
    [
      {
        $facet: {
          total: [{ $count: 'n' }],
          page: [{ $sort: { price: -1 } }, { $skip: 1 }, { $limit: 1 }, { $project: { price: 1 } }],
        },
      },
    ],
    [{ total: [{ n: 5 }], page: [{ _id: 1, price: 900 }] }],
  ],
  [
    'puts into buckets',
    [{ $bucket: { groupBy: '$price', boundaries: [0, 600, 1000], default: 'more', output: { n: { $sum: 1 } } } }],
    [
      { _id: 0, n: 2 },
      { _id: 600, n: 2 },
      { _id: 'more', n: 1 },
    ],
  ],
  [
    'projects and computes',
    [
      { $match: { _id: 1 } },
      { $addFields: { 'cost.total': { $add: ['$price', 50] } } },
      {
        $project: {
          _id: 0,
          cost: 1,
          label: { $concat: ['$suburb', ' ', { $toString: '$price' }] },
          first: { $arrayElemAt: ['$tags', 0] },
        },
      },
    ],
    [{ cost: { total: 950 }, label: 'Richmond 900', first: 'pool' }],
  ],
  [
    'replaces the root',
    [{ $match: { _id: 1 } }, { $replaceRoot: { newRoot: { suburb: '$suburb' } } }],
    [{ suburb: 'Richmond' }],
  ],
  [
    'sorts and pages',
    [
      { $match: { price: { $gte: 500 } } },
      { $sort: { price: -1 } },
      { $skip: 1 },
      { $limit: 2 },
      { $project: { _id: 1 } },
    ],
    [{ _id: 1 }, { _id: 3 }],
  ],
  [
    'limits before it sorts when told so',
    [{ $sort: { _id: 1 } }, { $limit: 2 }, { $sort: { price: -1 } }, { $project: { _id: 1 } }],
    [{ _id: 2 }, { _id: 1 }],
  ],
]

describe('aggregation', () => {
  it.each(cases)('%s', async (_name, pipeline, expected) => {
    expect(await run(pipeline)).toEqual(expected)
  })

  it('writes with $out and $merge', async () => {
    await run([{ $match: { suburb: 'Richmond' } }, { $project: { price: 1 } }, { $out: 'copies' }])
    expect(await run([{ $sort: { _id: 1 } }], 'copies')).toEqual([
      { _id: 1, price: 900 },
      { _id: 2, price: 1100 },
    ])
    await run([
      { $project: { suburb: 1 } },
      { $merge: { into: 'copies', whenMatched: 'merge', whenNotMatched: 'discard' } },
    ])
    expect(await run([{ $match: { _id: 1 } }], 'copies')).toEqual([{ _id: 1, price: 900, suburb: 'Richmond' }])
    expect(await store.db.collection('copies').countDocuments()).toBe(2)
  })

  it('does not change stored documents', async () => {
    await run([{ $addFields: { 'tags.x': 1, price: 0 } }, { $unset: 'suburb' }])
    expect(await store.db.collection('homes').find().sort({ _id: 1 }).toArray()).toEqual(homes)
  })

  it('answers MongoDB errors for unknown stages and operators', async () => {
    expect(await codeOf(run([{ $foo: 1 }]))).toBe(40324)
    expect(await codeOf(run([{ $addFields: { a: { $foo: 1 } } }]))).toBe(168)
    expect(await codeOf(run([{ $out: 'x' }, { $match: {} }]))).toBe(40601)
  })
})
