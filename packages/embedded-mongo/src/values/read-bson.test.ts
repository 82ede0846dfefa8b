import * as bson from 'bson'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Document } from './document.ts'
import { readBson, readFields } from './read-bson.ts'

const { Binary, Double, Int32, Long, ObjectId, Timestamp, UUID } = bson

const scalar = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.string({ unit: 'binary' }),
  fc.date({ noInvalidDate: true }),
  fc.boolean(),
  fc.maxSafeInteger().map((value) => Long.fromNumber(value)),
  fc.uint8Array({ maxLength: 20 }).map((bytes) => new Binary(bytes)),
  fc.integer().map((value) => new Double(value)),
  fc.constantFrom(...[null, new ObjectId(), new UUID(), new Timestamp({ t: 7, i: 1 }), new bson.BSONRegExp('^a', 'i')]),
)
const name = fc.oneof(
  fc.constantFrom('a', 'é', 'name', '$id', '$db', '12'),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)
const { value: document } = fc.letrec((tie) => ({
  any: fc.oneof({ maxDepth: 4 }, scalar, tie('value'), fc.array(tie('any'), { maxLength: 4 })),
  value: fc.dictionary(
    name.filter((one) => one !== '__proto__' && !one.includes('\0')),
    tie('any'),
    { maxKeys: 6, noNullPrototype: true },
  ),
})) as { value: fc.Arbitrary<Document> }

/** Applies the store's rules to a value read by the library. */
const asKept = (value: unknown): unknown => {
  if (value instanceof Int32 || value instanceof Double) return value.value
  if (value instanceof Long && !(value instanceof Timestamp)) return value.toNumber()
  if (value instanceof bson.DBRef) return asKept({ $ref: value.collection, $id: value.oid, $db: value.db })
  if (value instanceof UUID) return new Binary(value.buffer, 4)
  if (Array.isArray(value)) return value.map(asKept)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([one, inner]) => [one, asKept(inner)]))
}

const byLibrary = (bytes: Uint8Array) =>
  asKept(bson.deserialize(bytes, { promoteValues: false, bsonRegExp: true })) as Document

describe('an encoded document', () => {
  it('is decoded like the library decodes it', () => {
    fc.assert(
      fc.property(document, (value) => {
        const bytes = bson.serialize(value)
        expect(readBson(bytes)).toStrictEqual(byLibrary(bytes))
      }),
      { numRuns: 500, examples: [[{ '': new Double(-(2 ** 31)) }], [{ '': new Double(-0) }]] },
    )
  })

  it('decodes selected fields as in the whole document', () => {
    fc.assert(
      fc.property(document, fc.array(name), (value, names) => {
        const bytes = bson.serialize(value)
        const all = Object.entries(readBson(bytes))
        expect(readFields(bytes, new Set(names))).toStrictEqual(
          Object.fromEntries(all.filter(([one]) => names.includes(one))),
        )
      }),
    )
  })

  it('is rejected wherever it is cut off, and never read past its end', () => {
    const bytes = bson.serialize({ a: 'Richmond', b: [1, { c: new ObjectId() }], d: 1.5, e: new Date(), f: new UUID() })
    for (let size = 0; size < bytes.length; size += 1) {
      expect(() => readBson(bytes.subarray(0, size))).toThrow()
      const claimed = Buffer.concat([bytes.subarray(0, size), Buffer.alloc(1)])
      if (size >= 4) claimed.writeInt32LE(claimed.length)
      // Cut between two fields, it is a valid document.
      try {
        expect(readBson(claimed)).toStrictEqual(byLibrary(claimed))
      } catch {
        expect(() => byLibrary(claimed)).toThrow()
      }
    }
  })

  it('is rejected when damaged, or decoded like the library does', () => {
    const whole = bson.serialize({ a: 'Richmond', b: [1, { c: true }], é: 1.5, e: new Date(), f: Buffer.from('abc') })
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, byte) => {
        const bytes = Buffer.from(whole)
        bytes[at] = byte
        let read: Document
        try {
          read = readBson(bytes)
        } catch {
          return
        }
        expect(read).toStrictEqual(byLibrary(bytes))
      }),
      { numRuns: 3_000 },
    )
  })

  it('keeps the last of two fields of one name, as the library does', () => {
    const one = bson.serialize({ a: 1 })
    const other = bson.serialize({ a: 'two' })
    const bytes = Buffer.concat([Buffer.alloc(4), one.subarray(4, -1), other.subarray(4)])
    bytes.writeInt32LE(bytes.length)
    expect(readBson(bytes)).toEqual({ a: 'two' })
  })

  it('is refused with an integer beyond 2^53, or of a type that no client sends', () => {
    for (const value of [Long.fromString('9007199254740993'), bson.Decimal128.fromString('1'), new bson.MinKey()])
      expect(() => readBson(bson.serialize({ value }))).toThrow('MONGODB_URL')
  })

  it('refuses a field named __proto__', () => {
    expect(() => readBson(bson.serialize(JSON.parse('{"a":{"__proto__":1}}') as Document))).toThrow('__proto__')
  })
})
