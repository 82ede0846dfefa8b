import { BSON_CLASSES, bsonTypeOf, KIND, kindOf } from './kinds.ts'
import { isInt32 } from './numbers.ts'

/** Type numbers that `$type` accepts. Source: bsonspec.org, version 1.1. */
export const NAME_OF_TYPE_NUMBER: Readonly<Record<number, string>> = {
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  13: 'javascript',
  14: 'symbol',
  16: 'int',
  17: 'timestamp',
  18: 'long',
  19: 'decimal',
  [-1]: 'minKey',
  127: 'maxKey',
}

const NAME_OF_KIND: Readonly<Record<number, string>> = {
  [KIND.null]: 'null',
  [KIND.text]: 'string',
  [KIND.array]: 'array',
  [KIND.boolean]: 'bool',
  [KIND.date]: 'date',
  [KIND.regex]: 'regex',
}

/** Returns the alias used by `$type` and MongoDB's messages, or `missing`. */
export const typeNameOf = (value: unknown): string => {
  if (value === undefined) return 'missing'
  if (typeof value === 'number') return isInt32(value) ? 'int' : 'double'
  return BSON_CLASSES[bsonTypeOf(value)]?.[1] ?? NAME_OF_KIND[kindOf(value)] ?? 'object'
}
