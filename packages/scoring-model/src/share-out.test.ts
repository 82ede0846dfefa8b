import { describe, expect, it } from 'vitest'
import { shareOut } from './share-out.ts'

describe('sharing out by largest remainder', () => {
  it('gives the rest to the largest remainders', () => {
    expect(shareOut({ total: 10, numerators: [33, 47, 20], divisor: 10 })).toEqual([3, 5, 2])
  })

  it('gives it to the earlier one of equal remainders', () => {
    expect(shareOut({ total: 100, numerators: [100, 100, 100], divisor: 3 })).toEqual([34, 33, 33])
  })

  it('gives nothing twice, and nothing when there is nothing', () => {
    expect(shareOut({ total: 0, numerators: [0, 0], divisor: 5 })).toEqual([0, 0])
    expect(shareOut({ total: 6, numerators: [10, 20], divisor: 5 })).toEqual([2, 4])
    expect(shareOut({ total: 3, numerators: [16], divisor: 5, limits: [3] })).toEqual([3])
  })

  it('never exceeds a limit, and still distributes all', () => {
    expect(shareOut({ total: 6, numerators: [29, 27, 1], divisor: 10, limits: [2, 3, 5] })).toEqual([2, 3, 1])
    expect(shareOut({ total: 6, numerators: [29, 27, 1], divisor: 10, limits: [2, 2, 5] })).toEqual([2, 2, 2])
  })
})
