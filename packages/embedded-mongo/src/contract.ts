/**
 * What the store answers: what our services, their tests, the runtime and the proofs send, and a person with mongosh.
 * Everything else is refused with MongoDB's error code and a message that names `MONGODB_URL`.
 */

/** Stages of `aggregate`. A count is a `$match` and a `$group`. */
export type StageName = '$match' | '$sort' | '$group' | '$project'

/** Of `$group`. */
export type AccumulatorName = '$sum' | '$first'

/** Beside field paths, plain values, and documents and arrays of both. */
export type ExpressionName = '$ifNull'
