import type { Document } from 'mongodb'
import fc from 'fast-check'

// Few values, so that conditions match. Cases where mingo departs from MongoDB's manual are left out: $addToSet with
// duplicates, $push of several to a missing field (it ignores the modifiers), a $slice of 0 (it keeps all), $type of an
// array (it does not look inside), comparisons with missing values, arrays of plain values beside documents.
const number = fc.integer({ min: -2, max: 3 })
const text = fc.constantFrom('', 'a', 'ab', 'b')
const scalar = fc.oneof({ weight: 4, arbitrary: number }, { weight: 2, arbitrary: text }, fc.constantFrom(true, false))
const room = fc.record({ x: number, y: text }, { requiredKeys: [], noNullPrototype: true })

export const homes = fc
  .array(
    fc.record(
      {
        n: number,
        s: text,
        v: fc.oneof(scalar, fc.constantFrom(null, new Date(5))),
        d: room,
        list: fc.uniqueArray(number, { maxLength: 4 }),
        rooms: fc.array(room, { maxLength: 3 }),
      },
      { requiredKeys: ['list'], noNullPrototype: true },
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((documents) => documents.map((document, _id): Document => ({ _id, ...document })))

const paths = (...names: string[]) => fc.constantFrom(...names)
const numbers = fc.uniqueArray(number, { minLength: 1, maxLength: 3 })
const named = <T>(names: readonly string[], operand: fc.Arbitrary<T>): fc.Arbitrary<Document> =>
  fc.tuple(fc.constantFrom(...names), operand).map(([name, value]) => ({ [name]: value }))
const at = (path: fc.Arbitrary<string>, condition: fc.Arbitrary<unknown>): fc.Arbitrary<Document> =>
  fc.tuple(path, condition).map(([name, value]) => ({ [name]: value }))

const comparison = (operand: fc.Arbitrary<unknown>) => named(['$eq', '$ne', '$gt', '$gte', '$lt', '$lte'], operand)
const numberCondition = fc.oneof(
  number,
  comparison(number),
  named(['$in', '$nin'], numbers),
  fc.tuple(number, number).map(([low, high]) => ({ $gte: low, $lt: high })),
)
const textCondition = fc.oneof(
  text,
  comparison(text),
  named(['$in', '$nin'], fc.array(text, { minLength: 1, maxLength: 2 })),
  named(['$regex'], fc.constantFrom('^a', 'b$', '.', '^$')),
)
const presence = named(['$exists'], fc.boolean())
const kind = named(['$type'], fc.constantFrom('string', 'bool', 'null', 'date', 'object', 'array', 'number'))

const condition: fc.Arbitrary<Document> = fc.oneof(
  at(paths('n', 'd.x', 'list', 'rooms.x', 'v'), numberCondition),
  at(paths('s', 'd.y', 'rooms.y', 'v'), textCondition),
  at(paths('n', 's', 'v', 'd', 'd.x', 'list', 'rooms'), presence),
  at(paths('n', 's', 'v', 'd', 'd.x'), kind),
  at(paths('n', 'v', 'd.x'), fc.constantFrom(null, { $ne: null }, { $in: [null, 1] })),
  at(paths('list', 'rooms'), named(['$size'], fc.integer({ min: 0, max: 3 }))),
  at(paths('n', 'd.x', 'list'), named(['$not'], comparison(number))),
)
const branches = fc.array(condition, { minLength: 1, maxLength: 3 })

export const filters: fc.Arbitrary<Document> = fc.oneof(
  fc.constant({}),
  condition,
  condition,
  named(['$and', '$or'], branches),
  fc.tuple(condition, named(['$or'], branches)).map(([one, other]) => ({ $and: [one, other] })),
)

const direction = fc.constantFrom(1, -1)
/** `_id` last, so that the order is unique. */
export const sorts: fc.Arbitrary<Document> = fc
  .dictionary(paths('n', 's', 'd.x', 'd.y'), direction, { maxKeys: 3, noNullPrototype: true })
  .map((sort) => ({ ...sort, _id: 1 }))

const flags = (flag: 0 | 1) =>
  fc
    .subarray(['n', 's', 'v', 'd.x', 'list', 'rooms.y'], { minLength: 1 })
    .map((names) => Object.fromEntries(names.map((name) => [name, flag])))
export const projections: fc.Arbitrary<Document> = fc.oneof(
  fc.constant({}),
  flags(1),
  flags(0),
  fc.constant({ _id: 0, n: 1 }),
)

export const pages = fc.record({ skip: fc.integer({ min: 0, max: 3 }), limit: fc.integer({ min: 0, max: 5 }) })

export const updates: fc.Arbitrary<Document> = fc.oneof(
  named(['$set'], at(paths('n', 'v', 'd.x', 'new', 'new.deep'), scalar)),
  named(['$unset'], at(paths('n', 'd.x', 'd', 'list', 'missing'), fc.constant(''))),
  named(['$inc', '$max'], at(paths('n', 'd.x'), number)),
  named(['$push', '$addToSet'], at(paths('list'), number)),
  named(['$push', '$addToSet'], at(paths('list'), fc.record({ $each: numbers }, { noNullPrototype: true }))),
  named(
    ['$push'],
    at(paths('list'), fc.record({ $each: numbers, $slice: fc.constantFrom(-2, 1, 3) }, { noNullPrototype: true })),
  ),
  named(['$pull'], at(paths('list'), number)),
)
