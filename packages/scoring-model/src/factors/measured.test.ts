import { describe, expect, it } from 'vitest'
import { aHome } from '../testing/builders.ts'
import { evaluateBathrooms, evaluateBedrooms, evaluateLandSize } from './measured.ts'

const anything = { ideal: {}, locations: [] }

describe('bedrooms, bathrooms and land without a minimum', () => {
  it.each([
    [0, 0],
    [3, 6],
    [5, 10],
    [9, 10],
  ])('%i bedrooms are worth %i', (bedrooms, value) => {
    expect(evaluateBedrooms(aHome({ bedrooms }), anything)).toBe(value)
  })

  it.each([
    [1, 2.5],
    [1.5, 3.75],
    [4, 10],
    [6, 10],
  ])('%f bathrooms are worth %f', (bathrooms, value) => {
    expect(evaluateBathrooms(aHome({ bathrooms }), anything)).toBe(value)
  })

  it.each([
    [250, 2.5],
    [1000, 10],
    [40_000, 10],
  ])('%i square metres are worth %f', (landSize, value) => {
    expect(evaluateLandSize(aHome({ landSize }), anything)).toBe(value)
  })
})

describe('bedrooms, bathrooms and land with a minimum', () => {
  const preferences = { ideal: { minBedrooms: 4, minBathrooms: 2, minLandSize: 600 }, locations: [] }

  it('are worth 10 at the minimum and above', () => {
    const home = aHome({ bedrooms: 4, bathrooms: 2.5, landSize: 600 })
    expect([
      evaluateBedrooms(home, preferences),
      evaluateBathrooms(home, preferences),
      evaluateLandSize(home, preferences),
    ]).toEqual([10, 10, 10])
  })

  it('are worth their share of the minimum below it', () => {
    const home = aHome({ bedrooms: 3, bathrooms: 1, landSize: 150 })
    expect([
      evaluateBedrooms(home, preferences),
      evaluateBathrooms(home, preferences),
      evaluateLandSize(home, preferences),
    ]).toEqual([7.5, 5, 2.5])
  })
})

it('unstated bedrooms, bathrooms and land are unknown', () => {
  const home = aHome()
  const preferences = { ideal: { minBedrooms: 4 }, locations: [] }
  expect([
    evaluateBedrooms(home, preferences),
    evaluateBathrooms(home, preferences),
    evaluateLandSize(home, preferences),
  ]).toEqual([null, null, null])
})
