import { ObjectId } from 'bson'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeKey, invertKey } from './encode-key.ts'

const sign = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)

const compareBytes = (left: string, right: string): number =>
  Math.sign(Buffer.compare(Buffer.from(left), Buffer.from(right)))

const value = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.string({ unit: 'binary' }),
    fc.integer(),
    fc.double({ noNaN: true }),
    fc.boolean(),
    fc.constant(null),
    fc.date({ noInvalidDate: true }),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.string({ maxLength: 3 }), tie('any'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).any

describe('index keys', () => {
  it('order numbers as numbers', () => {
    const number = fc.oneof(fc.integer(), fc.double({ noNaN: true }))
    fc.assert(
      fc.property(number, number, (a, b) => sign(encodeKey(a), encodeKey(b)) === Math.sign(a === b ? 0 : a - b)),
    )
  })

  it('order texts by their UTF-8 bytes', () => {
    const text = fc.string({ unit: 'binary' })
    fc.assert(fc.property(text, text, (a, b) => sign(encodeKey(a), encodeKey(b)) === compareBytes(a, b)))
  })

  it('are never the start of another key, so that compound keys can be joined', () => {
    fc.assert(
      fc.property(value, value, (a, b) => encodeKey(a) === encodeKey(b) || !encodeKey(b).startsWith(encodeKey(a))),
    )
  })

  it('reverse their order when inverted', () => {
    fc.assert(
      fc.property(
        value,
        value,
        (a, b) => sign(invertKey(encodeKey(a)), invertKey(encodeKey(b))) === sign(encodeKey(b), encodeKey(a)),
      ),
    )
  })

  it('are equal for both zeros, and depend on the order of fields', () => {
    expect(encodeKey(-0)).toBe(encodeKey(0))
    expect(encodeKey({ a: 1, b: 2 })).not.toBe(encodeKey({ b: 2, a: 1 }))
  })

  it('order kinds of values as BSON does', () => {
    const ascending = [null, 1, 'a', { a: 1 }, ['a'], new ObjectId(), false, new Date(0)]
    expect([...ascending].reverse().sort((a, b) => sign(encodeKey(a), encodeKey(b)))).toEqual(ascending)
  })
})
