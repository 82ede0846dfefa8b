/** First byte of every index key, in BSON comparison order. Source: MongoDB manual, "Comparison/Sort Order". */
export const KIND = {
  minKey: 0x01,
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
  code: 0xc0,
  maxKey: 0xf0,
} as const

/** Kind and `$type` alias of each class of the bson package. */
export const BSON_CLASSES: Readonly<Record<string, readonly [kind: number, alias: string]>> = {
  ObjectId: [KIND.objectId, 'objectId'],
  Double: [KIND.number, 'double'],
  Long: [KIND.number, 'long'],
  Int32: [KIND.number, 'int'],
  Decimal128: [KIND.number, 'decimal'],
  Binary: [KIND.binary, 'binData'],
  Timestamp: [KIND.timestamp, 'timestamp'],
  BSONRegExp: [KIND.regex, 'regex'],
  BSONSymbol: [KIND.text, 'symbol'],
  Code: [KIND.code, 'javascript'],
  MinKey: [KIND.minKey, 'minKey'],
  MaxKey: [KIND.maxKey, 'maxKey'],
}

export const kindOf = (value: unknown): number => {
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
  if (value instanceof Date) return KIND.date
  return BSON_CLASSES[bsonTypeOf(value)]?.[0] ?? KIND.object
}

export const bsonTypeOf = (value: unknown): string => {
  const type: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, '_bsontype') : undefined
  return typeof type === 'string' ? type : ''
}
