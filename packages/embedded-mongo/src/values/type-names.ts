import { BSON_CLASSES, bsonTypeOf, KIND, kindOf } from './kinds.ts'
import { isInt32 } from './numbers.ts'

const NAME_OF_KIND: Readonly<Record<number, string>> = {
  [KIND.null]: 'null',
  [KIND.text]: 'string',
  [KIND.array]: 'array',
  [KIND.boolean]: 'bool',
  [KIND.date]: 'date',
  [KIND.regex]: 'regex',
}

/** Names that `$type` takes. */
export const TYPE_NAMES: ReadonlySet<string> = new Set([
  ...Object.values(BSON_CLASSES).map(([, alias]) => alias),
  ...Object.values(NAME_OF_KIND),
  'object',
  'number',
])

/** Returns the alias used by `$type` and MongoDB's messages, or `missing`. */
export const typeNameOf = (value: unknown): string => {
  if (value === undefined) return 'missing'
  if (typeof value === 'number') return isInt32(value) ? 'int' : 'double'
  return BSON_CLASSES[bsonTypeOf(value)]?.[1] ?? NAME_OF_KIND[kindOf(value)] ?? 'object'
}
