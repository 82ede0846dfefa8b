import { BSONError } from 'bson'

/** How BSON lies in bytes. Source: bsonspec.org, version 1.1. */
export const TYPE = {
  double: 0x01,
  text: 0x02,
  object: 0x03,
  array: 0x04,
  binary: 0x05,
  objectId: 0x07,
  boolean: 0x08,
  date: 0x09,
  null: 0x0a,
  int32: 0x10,
  long: 0x12,
} as const

/** Bytes of a value by its type: so many, and as many more as its first four bytes say where these are a length. */
const FIXED = new Map([
  ...([0x06, 0x0a, 0x7f, 0xff] as const).map((type) => [type, 0] as const),
  ...([0x01, 0x09, 0x11, 0x12] as const).map((type) => [type, 8] as const),
  ...([[0x07, 12], [0x08, 1], [0x10, 4], [0x13, 16]] as const), // prettier-ignore
])
const MEASURED = new Map([
  ...([0x02, 0x0d, 0x0e] as const).map((type) => [type, 4] as const),
  ...([0x03, 0x04, 0x0f] as const).map((type) => [type, 0] as const),
  ...([[0x05, 5], [0x0c, 16]] as const), // prettier-ignore
])
