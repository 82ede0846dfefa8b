import { Binary, Decimal128, deserialize, Double, Long, ObjectId, serialize, Timestamp } from 'bson'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Document } from './document.ts'
import { readBson } from './read-bson.ts'
import { Encoded, writeBehind, writeBson } from './write-bson.ts'

const scalar = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.string({ unit: 'binary' }),
  fc.string({ minLength: 20, maxLength: 60 }),
  fc.date({ noInvalidDate: false }),
  fc.boolean(),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value) => Long.fromBigInt(value)),
  fc.uint8Array({ maxLength: 20 }).map((bytes) => new Binary(bytes)),
  fc.integer().map((value) => new Double(value)),
  fc.constantFrom(null, undefined, new ObjectId(), new Decimal128('1.50'), new Timestamp({ t: 7, i: 1 }), /^a/i, 7n),
)
const { value: document } = fc.letrec((tie) => ({
  any: fc.oneof({ maxDepth: 4 }, scalar, tie('value'), fc.array(tie('any'), { maxLength: 12 })),
  value: fc.dictionary(
    fc.oneof(fc.constantFrom('é', '$id'), fc.string({ maxLength: 30 })).filter((name) => !/\0|^__proto__$/.test(name)),
    tie('any'),
    { maxKeys: 6, noNullPrototype: true },
  ),
})) as { value: fc.Arbitrary<Document> }

describe('a document', () => {
  it('is encoded like the library encodes it', () => {
    fc.assert(
      fc.property(document, (value) => {
        expect(writeBson(value).toString('hex')).toBe(Buffer.from(serialize(value)).toString('hex'))
      }),
      { numRuns: 500 },
    )
  })

  it('of many megabytes is encoded whole, and so is the next one', () => {
    const texts = Array.from({ length: 40 }, (_, n) => 'é'.repeat(50_000 + n))
    expect(readBson(writeBson({ texts }))).toEqual({ texts })
    expect(readBson(writeBson({ a: 1 }))).toEqual({ a: 1 })
  })

  it('that is encoded already is copied unchanged, between others', () => {
    const bytes = writeBson({ 2: 'b', 1: new Double(1) })
    const head = Buffer.from('a head ')
    const written = writeBehind(head, { list: [new Encoded(bytes), { c: 1 }], d: new Encoded(bytes) })
    expect(written.indexOf(head)).toBe(0)
    expect(deserialize(written.subarray(head.length), { promoteValues: false })).toEqual(
      deserialize(serialize({ list: [{ 2: 'b', 1: new Double(1) }, { c: 1 }], d: { 2: 'b', 1: new Double(1) } }), {
        promoteValues: false,
      }),
    )
    expect(written.includes(bytes)).toBe(true)
  })

  it('with a name that BSON does not allow is rejected, and the next one is encoded', () => {
    expect(() => writeBson({ a: { 'b\0c': 1 } })).toThrow('null bytes')
    expect(readBson(writeBson({ a: 1 }))).toEqual({ a: 1 })
  })
})
