import type { BreakdownLine } from '@verandah/contracts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { asBuyer, openHome } from './testing/open-home.ts'

beforeEach(() => asBuyer())

const location: BreakdownLine = { kind: 'factor', name: 'location', weight: 9, value: 10, points: 70, outOf: 70 }

it.each([
  ['missed', 85, 'Strong overall', 'Misses your ideal for price; strong on location.'],
  ['unknown', 85, 'Strong overall', 'May go over your maximum price; strong on location.'],
  ['met', 85, 'Excellent match', 'Meets all of your ideals; strong on location.'],
  ['missed', 65, 'Good match', 'Misses your ideal for price; strong on location.'],
] as const)('heads a price ideal that is %s at a score of %i with "%s"', async (ideal, score, heading, sentence) => {
  const price: BreakdownLine = { kind: 'factor', name: 'price', weight: 8, value: 8, points: 15, outOf: 18, ideal }
  await openHome({ score, displayScore: score, breakdown: [location, price] })
  expect(screen.getByText(sentence).closest('section')?.querySelector('h2')?.textContent).toBe(heading)
})
