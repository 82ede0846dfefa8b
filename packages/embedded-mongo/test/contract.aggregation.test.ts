import { beforeAll, describe, expect, it } from 'vitest'
import { ObjectId, type Document } from 'mongodb'
import { codeOf, useDatabase } from './store-under-test.ts'

const store = useDatabase()
const agents = [new ObjectId(), new ObjectId()] as const

const homes = [
  { _id: 1, suburb: 'Richmond', price: 900, rooms: [{ kind: 'bed' }, { kind: 'bath' }, 'loft'], agent: agents[0] },
  { _id: 2, suburb: 'Richmond', price: 1100, rooms: [{ kind: 'bed' }], agent: agents[1] },
  { _id: 3, suburb: 'Carlton', price: 700, rooms: [], agent: agents[0], seller: { name: 'Ada' } },
  { _id: 4, suburb: null, price: 500, agent: null },
  { _id: 5, price: 300 },
]

beforeAll(async () => {
  await store.db.collection('homes').insertMany(homes as Document[])
})

const run = (pipeline: Document[]) => store.db.collection('homes').aggregate(pipeline).toArray()

const cases: [string, Document[], Document[]][] = [
  [
    'groups, with missing and null as one',
    [{ $group: { _id: '$suburb', n: { $sum: 1 }, price: { $sum: '$price' } } }, { $sort: { _id: 1 } }],
    [
      { _id: null, n: 2, price: 800 },
      { _id: 'Carlton', n: 1, price: 700 },
      { _id: 'Richmond', n: 2, price: 2000 },
    ],
  ],
  [
    'groups by ObjectId, then by a part of the key',
    [
      { $match: { agent: { $ne: null } } },
      { $group: { _id: { agent: '$agent', suburb: '$suburb' } } },
      { $group: { _id: '$_id.agent', suburbs: { $sum: 1 } } },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: agents[0], suburbs: 2 },
      { _id: agents[1], suburbs: 1 },
    ],
  ],
  [
    'takes the first of each group in the order of the sort, even if it is missing',
    [
      { $sort: { price: 1 } },
      { $group: { _id: { $ifNull: ['$suburb', 'none'] }, price: { $first: '$price' }, agent: { $first: '$agent' } } },
      { $sort: { price: 1 } },
    ],
    [
      { _id: 'none', price: 300, agent: null },
      { _id: 'Carlton', price: 700, agent: agents[0] },
      { _id: 'Richmond', price: 900, agent: agents[0] },
    ],
  ],
  [
    'omits a missing field of a group key, and keeps null',
    [{ $match: { _id: { $gte: 4 } } }, { $group: { _id: { suburb: '$suburb', id: '$_id' } } }, { $sort: { _id: -1 } }],
    [{ _id: { id: 5 } }, { _id: { suburb: null, id: 4 } }],
  ],
  [
    'groups all of them as one',
    [{ $match: { price: { $gte: 700 } } }, { $group: { _id: null, n: { $sum: 1 } } }],
    [{ _id: null, n: 3 }],
  ],
  [
    'projects, renames and computes',
    [
      { $match: { _id: { $in: [1, 3] } } },
      { $project: { suburb: 1, seller: '$seller.name', rooms: '$rooms.kind', both: ['$price', '$nowhere'] } },
    ],
    [
      { _id: 1, suburb: 'Richmond', rooms: ['bed', 'bath'], both: [900, null] },
      { _id: 3, suburb: 'Carlton', seller: 'Ada', rooms: [], both: [700, null] },
    ],
  ],
  ['replaces the _id', [{ $match: { _id: 1 } }, { $project: { _id: '$price', of: '$_id' } }], [{ _id: 900, of: 1 }]],
  [
    'matches between other stages',
    [
      { $group: { _id: '$suburb', n: { $sum: 1 } } },
      { $match: { n: { $gt: 1 } } },
      { $sort: { _id: -1 } },
      { $project: { n: 0 } },
    ],
    [{ _id: 'Richmond' }, { _id: null }],
  ],
]

describe('aggregation', () => {
  it.each(cases)('%s', async (_name, pipeline, expected) => {
    expect(await run(pipeline)).toEqual(expected)
  })

  it('does not change stored documents', async () => {
    await run([{ $project: { 'seller.name': 'Bo', price: '$_id' } }])
    expect(await store.db.collection('homes').find().sort({ _id: 1 }).toArray()).toEqual(homes)
  })

  it.each<[number, string, Document]>([
    [40324, 'an unknown stage', { $foo: 1 }],
    [40323, 'two stages in one', { $match: {}, $sort: { _id: 1 } }],
    [168, 'an unknown expression', { $group: { _id: { $foo: 1 } } }],
    [31325, 'an unknown expression in a projection', { $project: { a: { $foo: 1 } } }],
    [15952, 'an unknown accumulator', { $group: { _id: null, a: { $foo: 1 } } }],
  ])('answers error %i for %s', async (code, _name, stage) => {
    expect(await codeOf(run([stage]))).toBe(code)
  })
})
