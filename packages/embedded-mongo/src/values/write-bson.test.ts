import { deserialize, Double, serialize } from 'bson'
import { describe, expect, it } from 'vitest'
import { readBson } from './read-bson.ts'
import { assertFits, Encoded, encodeFields, encodeList, joinBytes, writeBson } from './write-bson.ts'

describe('a document', () => {
  it('of many megabytes is encoded whole, and so is the next one', () => {
    const texts = Array.from({ length: 40 }, (_, n) => 'é'.repeat(50_000 + n))
    expect(readBson(writeBson({ texts }))).toEqual({ texts })
    expect(readBson(writeBson({ a: 1 }))).toEqual({ a: 1 })
  })

  it('that is encoded already is copied unchanged, between others', () => {
    const bytes = writeBson({ 2: 'b', 1: new Double(1) })
    const others = writeBson({ c: 1 })
    const { parts } = encodeFields({ list: encodeList([bytes, others]), d: new Encoded([bytes]), e: 1, f: undefined })
    const written = joinBytes(parts)
    expect(deserialize(written, { promoteValues: false })).toEqual(
      deserialize(
        serialize({ list: [{ 2: 'b', 1: new Double(1) }, { c: 1 }], d: { 2: 'b', 1: new Double(1) }, e: 1 }),
        {
          promoteValues: false,
        },
      ),
    )
    expect(written.includes(bytes)).toBe(true)
  })

  it('of more than 17 MB is refused as too large', () => {
    for (const value of ['x'.repeat(17 * 2 ** 20), Array.from({ length: 2 ** 21 }, () => 1.5)])
      expect(() => assertFits(writeBson({ value }).length)).toThrow('BSONObj size')
  })

  it('with a name that BSON does not allow is rejected, and the next one is encoded', () => {
    expect(() => writeBson({ a: { 'b\0c': 1 } })).toThrow('null bytes')
    expect(readBson(writeBson({ a: 1 }))).toEqual({ a: 1 })
  })
})
