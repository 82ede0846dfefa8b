import { describe, expect, it } from 'vitest'
import { explainScore, type HomeFacts, scoreProperty } from './index.ts'
import { aHome, richmond, weighing } from './testing/builders.ts'

const explain = (facts: Partial<HomeFacts>, weights: Parameters<typeof weighing>[0]) =>
  explainScore(scoreProperty({ input: aHome(facts), weights: weighing(weights), filters: { locations: [richmond] } }))

describe('a score in words', () => {
  it('names the strengths, most important first, and what is unknown', () => {
    expect(explain({ price: 300_000 }, { price: 8, location: 9, landSize: 5 })).toBe(
      'Strong on location and price; land size unknown.',
    )
  })

  it('names weaknesses, custom criteria and extra credit', () => {
    const weights = { bedrooms: 5, location: 1, additionalCriteria: { Pool: 5, Garage: 2 } }
    expect(explain({ bedrooms: 1, features: ['pool'], isWellLit: true }, weights)).toBe(
      'Strong on location; weak on bedrooms; mentions Pool; no mention of Garage; extra credit for good lighting.',
    )
  })

  it('names at most three of a kind', () => {
    const weights = { price: 5, bedrooms: 4, bathrooms: 3, landSize: 2, propertyAge: 1 }
    expect(explain({}, weights)).toBe('Price, bedrooms, bathrooms and 2 more unknown.')
  })

  it('says fair where nothing stands out', () => {
    expect(explain({ bedrooms: 3 }, { bedrooms: 5 })).toBe('Fair all round.')
  })

  it('says so where nothing is weighed', () => {
    expect(explain({}, {})).toBe('Nothing is weighed, so every home counts the same.')
  })
})
