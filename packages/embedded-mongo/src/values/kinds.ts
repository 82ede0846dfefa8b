import { Binary, BSONRegExp, ObjectId, Timestamp } from 'bson'

/** First byte of every index key, in BSON comparison order. Source: MongoDB manual, "Comparison/Sort Order". */
export const KIND = {
  emptyArray: 0x08,
  null: 0x10,
  number: 0x20,
  text: 0x30,
  object: 0x40,
  array: 0x50,
  binary: 0x60,
  objectId: 0x70,
  boolean: 0x80,
  date: 0x90,
  timestamp: 0xa0,
  regex: 0xb0,
} as const

export function kindOf(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return KIND.text
    case 'number':
      return KIND.number
    case 'boolean':
      return KIND.boolean
    case 'object':
      return value === null ? KIND.null : kindOfObject(value)
    default:
      return KIND.null
  }
}

const kindOfObject = (value: object): number => {
  if (Array.isArray(value)) return KIND.array
  if (Object.getPrototypeOf(value) === Object.prototype) return KIND.object
  if (value instanceof Date) return KIND.date
  if (value instanceof ObjectId) return KIND.objectId
  if (value instanceof Timestamp) return KIND.timestamp
  if (value instanceof Binary) return KIND.binary
  return value instanceof BSONRegExp ? KIND.regex : KIND.object
}

const ALIASES: Readonly<Record<number, string>> = {
  [KIND.null]: 'null',
  [KIND.number]: 'number',
  [KIND.text]: 'string',
  [KIND.object]: 'object',
  [KIND.array]: 'array',
  [KIND.binary]: 'binData',
  [KIND.objectId]: 'objectId',
  [KIND.boolean]: 'bool',
  [KIND.date]: 'date',
  [KIND.timestamp]: 'timestamp',
  [KIND.regex]: 'regex',
}

/** Names that `$type` takes. */
export const TYPE_NAMES: ReadonlySet<string> = new Set(Object.values(ALIASES))

/** Returns the alias used by `$type` and in messages, or `missing`. */
export function typeNameOf(value: unknown): string {
  return value === undefined ? 'missing' : (ALIASES[kindOf(value)] ?? 'object')
}
