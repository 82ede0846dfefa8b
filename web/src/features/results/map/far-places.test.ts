import { expect, it } from 'vitest'
import { splitByDistance } from './far-places.ts'

const homes = [
  { latitude: -37.815, longitude: 144.99 },
  { latitude: -37.83, longitude: 145.01 },
]
const school = { latitude: -37.82, longitude: 145.012 }
const work = { latitude: -37.9, longitude: 144.66 }

it('the first view has room for a place among the homes or beside them, and not for a distant one', () => {
  expect(splitByDistance(homes, [school, work])).toEqual({ near: [school], far: [work] })
})

it('one home alone still has what is around the corner beside it', () => {
  const corner = { latitude: -37.819, longitude: 144.993 }
  expect(splitByDistance(homes.slice(0, 1), [corner, work])).toEqual({ near: [corner], far: [work] })
})

it('without homes there is nothing to fit the places to', () => {
  expect(splitByDistance([], [school])).toEqual({ near: [], far: [] })
})
