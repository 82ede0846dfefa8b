import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { shareOf, sliceOf, sliceWith, turnOf } from '../runtime/src/testing/slice.ts'

interface ChooseSlice {
  chooseSlice(wishes: { isFull: boolean; asked?: string }): string
  chooseTurn(wishes: { isFull: boolean; asked?: string }): string
}
const { chooseSlice, chooseTurn } = (await import(new URL('slice.mjs', import.meta.url).href)) as ChooseSlice
const tenth = Array.from({ length: 10 }, (_, slice) => String(slice))

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('a slice of the long checks', () => {
  it('is a tenth, and ten of them are every check once', () => {
    const checks = Array.from({ length: 37 }, (_, index) => index)
    const slices = tenth.map((slice) => sliceOf(checks, slice))
    expect(Math.max(...slices.map(({ length }) => length))).toBe(4)
    expect(slices.flat().sort((a, b) => a - b)).toEqual(checks)
    expect(sliceOf(checks, 'all')).toEqual(checks)
  })

  it('has always beside it what no run leaves out, each check once and in their order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(200)), fc.nat(200), fc.constantFrom(...tenth), (checks, bound, slice) => {
        vi.stubEnv('VERIFY_SLICE', slice)
        const taken = sliceWith(checks, (check) => check < bound)
        const rest = checks.filter((check) => check >= bound)
        expect(taken).toEqual(checks.filter((check) => check < bound || sliceOf(rest, slice).includes(check)))
        expect(shareOf(checks.length)).toBe(sliceOf(checks, slice).length)
      }),
    )
  })

  it('is one of a few forms in turn, and every form at least three times in ten', () => {
    for (const forms of [
      ['a', 'b'],
      ['a', 'b', 'c'],
    ]) {
      const turns = tenth.map((slice) => turnOf(forms, slice))
      expect(turns.every(({ length }) => length === 1)).toBe(true)
      for (const form of forms) expect(turns.flat().filter((one) => one === form).length).toBeGreaterThanOrEqual(3)
      expect(turnOf(forms, 'all')).toEqual(forms)
    }
  })

  it('follows the number of commits unless one is asked for, or all', () => {
    expect([...tenth, 'all']).toContain(chooseSlice({ isFull: false }))
    expect(chooseSlice({ isFull: false, asked: '7' })).toBe('7')
    expect(chooseSlice({ isFull: true, asked: '7' })).toBe('all')
    expect(() => chooseSlice({ isFull: false, asked: '12' })).toThrow('0 to 9')
  })

  it('leaves no long file out when it is asked for, so that it repeats a run of any turn', () => {
    expect(chooseTurn({ isFull: false })).toMatch(/^(\d+|all)$/)
    expect(chooseTurn({ isFull: false, asked: '7' })).toBe('all')
    expect(chooseTurn({ isFull: true })).toBe('all')
  })
})
