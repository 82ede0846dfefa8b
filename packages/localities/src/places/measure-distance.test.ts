import { expect, it } from 'vitest'
import { measureDistance } from './measure-distance.ts'

it('measures Melbourne to Sydney as 713 km and a place to itself as none', () => {
  const melbourne = { latitude: -37.8136, longitude: 144.9631 }
  expect(measureDistance(melbourne, { latitude: -33.8688, longitude: 151.2093 })).toBeCloseTo(713.4, 0)
  expect(measureDistance(melbourne, melbourne)).toBe(0)
})
