import { describe, expect, it } from 'vitest'
import { aHome } from '../testing/builders.ts'
import { evaluatePropertyAge } from './property-age.ts'

describe('property age', () => {
  it.each([
    ['Modern', 5, 20],
    ['Recent', 15, 10],
    ['Established', 40, 15],
    ['Historic', 80, 55],
    ['Federation', 50, 25],
    ['12 years', 50, 25],
  ])('%s counts as %i years, %i from the ideal', (propertyAge, _years, distance) => {
    expect(evaluatePropertyAge(aHome({ propertyAge }))).toBeCloseTo(10 * (1 - distance / 75), 9)
  })

  it.each([
    ['Established', 0],
    ['Historic', 40],
    ['Recent', 25],
    ['Modern', 25],
    ['Federation', 10],
  ])('%s and renovated is %i from the ideal, and never younger than new', (propertyAge, distance) => {
    const home = aHome({ propertyAge, hasRenovatedFeatures: true })
    expect(evaluatePropertyAge(home)).toBeCloseTo(10 * (1 - distance / 75), 9)
  })

  it('reads a band in any case', () => {
    expect(evaluatePropertyAge(aHome({ propertyAge: ' historic ' }))).toBe(
      evaluatePropertyAge(aHome({ propertyAge: 'Historic' })),
    )
  })

  it.each([null, '', '  '])('is unknown when it says nothing (%j)', (propertyAge) => {
    expect(evaluatePropertyAge(aHome({ propertyAge }))).toBeNull()
  })
})
