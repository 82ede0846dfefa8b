import { expect, it } from 'vitest'
import { periodText } from './retention.ts'

const hourMs = 60 * 60_000

it.each([
  [30 * 24 * hourMs, '30 days'],
  [24 * hourMs, '1 day'],
  [36 * hourMs, '36 hours'],
  [90 * 60_000, '90 minutes'],
  [1_500, '2 seconds'],
  [1, '1 second'],
])('%i ms are described as %s', (ms, text) => {
  expect(periodText(ms)).toBe(text)
})
