import { describe, expect, it } from 'vitest'
import { explainScore, type HomeFacts, scoreProperty } from './index.ts'
import { aHome, aPlace, richmond, weighing } from './testing/builders.ts'

const explain = (facts: Partial<HomeFacts>, weights: Parameters<typeof weighing>[0]) =>
  explainScore(scoreProperty({ input: aHome(facts), weights: weighing(weights), filters: { locations: [richmond] } }))

describe('a score in words', () => {
  it('names the strengths, most important first, and unknown criteria', () => {
    expect(explain({ price: 300_000 }, { price: 8, location: 9, landSize: 5 })).toBe(
      'Strong on location and price; land size unknown.',
    )
  })

  it('names weaknesses, custom criteria and extra credit', () => {
    const weights = { bedrooms: 5, location: 1, additionalCriteria: { Pool: 5, Sauna: 2 } }
    expect(explain({ bedrooms: 1, features: ['pool'], isWellLit: true }, weights)).toBe(
      'Strong on location; weak on bedrooms; mentions Pool; no mention of Sauna; extra credit for good lighting.',
    )
  })

  it('names the places that a home is near and far from', () => {
    const places = [
      aPlace({ weight: 8 }),
      aPlace({ name: 'The beach', latitude: -38.3 }),
      aPlace({ name: 'School', latitude: -37.6, tooFarMinutes: 90 }),
    ]
    expect(explain({ latitude: -37.82, longitude: 144.98 }, { places })).toBe('Near Work; far from The beach.')
    expect(explain({}, { places })).toBe('Work, School and The beach unknown.')
  })

  it('names at most three of a kind', () => {
    const weights = { price: 5, bedrooms: 4, bathrooms: 3, landSize: 2, propertyAge: 1 }
    expect(explain({}, weights)).toBe('Price, bedrooms, bathrooms and 2 more unknown.')
  })

  it('names three without counting, and of four the last by its number', () => {
    const three = { price: 5, bedrooms: 4, bathrooms: 3 }
    expect(explain({}, three)).toBe('Price, bedrooms and bathrooms unknown.')
    expect(explain({}, { ...three, landSize: 2 })).toBe('Price, bedrooms, bathrooms and 1 more unknown.')
  })

  it.each([
    [{ price: 3.999 }, 'Weak on price.'],
    [{ price: 4 }, 'Fair all round.'],
    [{ price: 7.999 }, 'Fair all round.'],
    [{ price: 8 }, 'Strong on price.'],
  ])('rates %j in line with the colours of scores', (overrides, words) => {
    expect(explain({ overrides }, { price: 5 })).toBe(words)
  })

  it.each([
    [4, 'Meets all of your ideals; held back by age.'],
    [3, 'Meets all of your ideals.'],
  ])('names what cost %i of the 100 points as holding back, or does not', (lost, words) => {
    const line = { kind: 'factor', weight: 5 } as const
    const breakdown = [
      { ...line, name: 'bedrooms', value: 10, points: 80, outOf: 80, ideal: 'met' as const },
      { ...line, name: 'propertyAge', value: 5, points: 20 - lost, outOf: 20 },
    ]
    expect(explainScore({ breakdown })).toBe(words)
  })

  it('says fair of known criteria beside unknown ones, and omits unweighted ones', () => {
    expect(explain({ bedrooms: 3, price: 300_000 }, { bedrooms: 5, landSize: 3 })).toBe(
      'Fair all round; land size unknown.',
    )
  })

  it('does not say fair when nothing is known', () => {
    expect(explain({ isWellLit: true }, { price: 5 })).toBe('Price unknown.')
  })

  it('gives extra credit a clause of its own', () => {
    const home = { bedrooms: 3, hasPremiumFeatures: true, isWellLit: true, hasModernInterior: true }
    expect(explain(home, { bedrooms: 5 })).toBe(
      'Fair all round; extra credit for premium features, good lighting and modern interior.',
    )
  })

  it.each([
    ['age', { propertyAge: 'Modern' }, { propertyAge: 5 }, 'Fair all round.'],
    ['features', { features: [] }, { features: 5 }, 'Weak on features.'],
    ['bathrooms', { bathrooms: 1 }, { bathrooms: 5 }, 'Weak on bathrooms.'],
  ])('mentions %s', (_, facts, weights, words) => {
    expect(explain(facts, weights)).toBe(words)
  })

  it('says fair without notable strengths or weaknesses', () => {
    expect(explain({ bedrooms: 3 }, { bedrooms: 5 })).toBe('Fair all round.')
  })

  it('says so when every weight is zero', () => {
    expect(explain({}, {})).toBe('No weights are set, so every home scores the same.')
  })
})
