import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measureEditDistance } from './measure-edit-distance.ts'

/** Reference implementation of optimal string alignment, without shortcuts. */
const define = (a: string, b: string): number => {
  if (a === '' || b === '') return a.length + b.length
  const same = a.at(-1) === b.at(-1)
  const swapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)
  return Math.min(
    define(a.slice(0, -1), b) + 1,
    define(a, b.slice(0, -1)) + 1,
    define(a.slice(0, -1), b.slice(0, -1)) + (same ? 0 : 1),
    swapped ? define(a.slice(0, -2), b.slice(0, -2)) + 1 : Infinity,
  )
}
const capped = (distance: number, limit: number): number => (distance > limit ? Infinity : distance)
const beginnings = (text: string): string[] => Array.from({ length: text.length + 1 }, (_, end) => text.slice(0, end))

describe('the edit distance', () => {
  it('equals its definition wherever it is within the limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(word, word, fc.constantFrom(1, 2), (typed, name, limit) => {
        const { whole, prefix } = measureEditDistance(typed, name, limit)
        expect(whole).toBe(capped(define(typed, name), limit))
        expect(prefix).toBe(capped(Math.min(...beginnings(name).map((start) => define(typed, start))), limit))
      }),
      { numRuns: 400 },
    )
  })

  it('counts a swap of neighbours as one', () => {
    expect(measureEditDistance('richmnod', 'richmond', 2)).toEqual({ whole: 1, prefix: 1 })
  })
})
