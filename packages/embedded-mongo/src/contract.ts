import { nameSet } from './values/document.ts'

/**
 * What the store answers: what our services, their tests, the runtime and the proofs send, and a person with mongosh.
 * Everything else is refused with MongoDB's error code and a message that names `MONGODB_URL`.
 */

/** Conditions of a filter on one field; `$regex` with `$options`. */
export type QueryOperator =
  '$eq' | '$ne' | '$gt' | '$gte' | '$lt' | '$lte' | '$in' | '$nin' | '$exists' | '$type' | '$size' | '$regex' | '$not'

/** Of whole filters. */
export type FilterOperator = '$and' | '$or'

/** Of updates; replacements are served too. */
export type UpdateOperator = '$set' | '$setOnInsert' | '$unset' | '$inc' | '$max' | '$push' | '$addToSet' | '$pull'

/** Of `$push`; `$addToSet` takes `$each`. */
export const PUSH_MODIFIERS = nameSet('$each $slice')

/** Stages of `aggregate`. A count is a `$match` and a `$group`. */
export type StageName = '$match' | '$sort' | '$group' | '$project'

/** Of `$group`. */
export type AccumulatorName = '$sum' | '$first'

/** Beside field paths, plain values, and documents and arrays of both. */
export type ExpressionName = '$ifNull'
