import { describe, expect, it } from 'vitest'
import { aListing } from '@verandah/listing-providers/testing'
import { describeListing } from './describe-listing.ts'
import { ageBandOf, yearBuiltIn } from '@verandah/listing-providers/listing'

describe('the words of an advert', () => {
  it.each([
    ['Miele appliances and stone benchtops', 'hasPremiumFeatures', true],
    ['A sleek, contemporary interior', 'hasModernInterior', true],
    ['Close to shops', 'hasModernInterior', false],
  ] as const)('"%s": %s is %s', (description, fact, expected) => {
    expect(describeListing(aListing({ description, features: [] }))[fact]).toBe(expected)
  })

  it('include the labels of the fields', () => {
    expect(
      describeListing(aListing({ description: '', features: ['Butler’s pantry', 'Wine cellar'] })).hasPremiumFeatures,
    ).toBe(true)
  })
})
describe('the age of a home', () => {
  it.each([
    [2020, 'Modern'],
    [2005, 'Recent'],
    [1975, 'Established'],
    [1890, 'Historic'],
    [null, null],
    [1066, null],
    [2099, null],
  ])('built in %s is %s in 2026', (year, band) => {
    expect(ageBandOf(year, 2026)).toBe(band)
  })

  it.each([
    ['Built in 1998 by the owner', 1998],
    ['A Victorian terrace, circa 1890', 1890],
    ['Renovated in 2015', null],
  ])('is read from "%s"', (words, year) => {
    expect(yearBuiltIn(words)).toBe(year)
  })
})
