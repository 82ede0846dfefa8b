import { type PackedJson, packJson, unpackJson } from '@verandah/contracts'
import { assert, jsonValue, property } from 'fast-check'
import { expect, it } from 'vitest'

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

it('unpacks to the packed value', () => {
  assert(
    property(jsonValue(), (value) => {
      const packed = overTheWire(packJson(value)) as PackedJson
      expect(unpackJson(packed)).toStrictEqual(overTheWire(value))
    }),
  )
})

it('omits missing fields, and writes no name twice', () => {
  const homes = [
    { price: 1, lines: [{ points: 3, reason: undefined }] },
    { price: null, lines: [{ points: 4 }, { points: 5, reason: 'Near' }] },
  ]
  const packed = packJson(homes)
  expect(packed.shapes).toEqual([['price', 'lines'], ['points'], ['points', 'reason']])
  expect(unpackJson(packed)).toStrictEqual(overTheWire(homes))
})
