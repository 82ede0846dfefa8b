import fc from 'fast-check'
import { expect, it } from 'vitest'
import { areaText, readArea } from './area.ts'

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
