import { bsonTypeOf } from './kinds.ts'
import { isInt32 } from './numbers.ts'

const NAME_OF_BSON_TYPE: Readonly<Record<string, string>> = {
  ObjectId: 'objectId',
  Double: 'double',
  Long: 'long',
  Int32: 'int',
  Decimal128: 'decimal',
  Binary: 'binData',
  Timestamp: 'timestamp',
  BSONRegExp: 'regex',
  BSONSymbol: 'symbol',
  Code: 'javascript',
  MinKey: 'minKey',
  MaxKey: 'maxKey',
}

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

/** The alias that `$type` and MongoDB's messages use, or `missing`. */
export const typeNameOf = (value: unknown): string => {
  switch (typeof value) {
    case 'string':
      return 'string'
    case 'number':
      return isInt32(value) ? 'int' : 'double'
    case 'boolean':
      return 'bool'
    case 'object':
      return value === null ? 'null' : nameOfObject(value)
    default:
      return 'missing'
  }
}

const nameOfObject = (value: object): string => {
  if (Array.isArray(value)) return 'array'
  if (value instanceof Date) return 'date'
  if (value instanceof RegExp) return 'regex'
  return NAME_OF_BSON_TYPE[bsonTypeOf(value)] ?? 'object'
}
