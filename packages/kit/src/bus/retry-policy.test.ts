import { expect, it } from 'vitest'
import { retryDelayMs } from './retry-policy.ts'

const policy = { maxAttempts: 9, firstDelayMs: 100, maxDelayMs: 1_000 }

it('doubles the delay with every attempt, up to the maximum', () => {
  const longest = [1, 2, 3, 4, 5, 6].map((attempt) => retryDelayMs(policy, attempt, () => 0.9999))
  expect(longest).toEqual([100, 200, 400, 800, 1_000, 1_000])
})

it('spreads the delay over its upper half, so that failures do not retry together', () => {
  expect(retryDelayMs(policy, 1, () => 0)).toBe(50)
  expect(retryDelayMs(policy, 1, () => 0.5)).toBe(75)
})
