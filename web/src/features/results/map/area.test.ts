import fc from 'fast-check'
import { expect, it } from 'vitest'
import { areaText, readArea, withCorner, withCornerAfter, withoutCorner } from './area.ts'

const corner = fc.tuple(fc.double({ min: -44, max: -10, noNaN: true }), fc.double({ min: 112, max: 154, noNaN: true }))

it('an area is the same, to a metre, after it stood in an address', () => {
  fc.assert(
    fc.property(fc.array(corner, { minLength: 3, maxLength: 60 }), (area) => {
      const read = readArea(areaText(area)) ?? []
      expect(read).toHaveLength(area.length)
      for (const [index, [latitude, longitude]] of area.entries()) {
        expect(read[index]?.[0]).toBeCloseTo(latitude, 4)
        expect(read[index]?.[1]).toBeCloseTo(longitude, 4)
      }
    }),
  )
})

it.each([null, '', '1,2;3,4', '1,2;3,4;x,5', '1,2;3;4,5', '1,2;3,4;5,6,7'])('%s is no area', (text) => {
  expect(readArea(text)).toBeNull()
})

it('an added corner is on the outline, and removing it restores the area', () => {
  fc.assert(
    fc.property(fc.array(corner, { minLength: 3, maxLength: 59 }), fc.nat(58), corner, (area, some, elsewhere) => {
      const at = some % area.length
      const more = withCornerAfter(area, at)
      const from = area[at]!
      const added = more[at + 1]!
      const to = area[(at + 1) % area.length]!
      expect(added[0] - from[0]).toBeCloseTo(to[0] - added[0], 9)
      expect(added[1] - from[1]).toBeCloseTo(to[1] - added[1], 9)
      expect(withoutCorner(more, at + 1)).toEqual(area)
      expect(withCorner(withCorner(area, at, elsewhere), at, from)).toEqual(area)
    }),
  )
})
