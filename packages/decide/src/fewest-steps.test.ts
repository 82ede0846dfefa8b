import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Dial, fewestSteps } from './fewest-steps.ts'

const anyDial = fc
  .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }))
  .map(([at, down, up]): Dial => ({ at, lowest: at - down, highest: at + up }))

const anyDials = fc.array(anyDial, { minLength: 1, maxLength: 4 })

/** All settings within the limits, in no order. */
const allSettings = (dials: readonly Dial[]): number[][] =>
  dials.reduce<number[][]>(
    (settings, { lowest, highest }) =>
      settings.flatMap((before) =>
        Array.from({ length: highest - lowest + 1 }, (_, step) => [...before, lowest + step]),
      ),
    [[]],
  )

const sizeOf = (dials: readonly Dial[], settings: readonly number[]) => {
  const steps = dials.map(({ at }, dial) => Math.abs((settings[dial] ?? at) - at))
  return { moved: steps.filter((step) => step > 0).length, steps: steps.reduce((sum, step) => sum + step, 0) }
}

describe('The fewest steps', () => {
  it('are those of a search through all settings', () => {
    const factors = fc.array(fc.integer({ min: -4, max: 4 }), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(anyDials, factors, fc.integer({ min: -6, max: 20 }), (dials, by, least) => {
        const holds = (settings: ArrayLike<number>) =>
          Array.from(settings, (at, dial) => at * by[dial]!).reduce((sum, part) => sum + part, 0) >= least
        const found = fewestSteps(dials, { atMost: 3, holds })
        const sizes = allSettings(dials)
          .filter(holds)
          .map((settings) => sizeOf(dials, settings))
          .filter(({ moved }) => moved <= 3)
          .sort((a, b) => a.moved - b.moved || a.steps - b.steps)
        if (found === null) expect(sizes).toEqual([])
        else {
          expect(holds(found)).toBe(true)
          expect(sizeOf(dials, found)).toEqual(sizes[0])
        }
      }),
      { numRuns: 300 },
    )
  })

  it('are none where the settings hold as they are', () => {
    expect(fewestSteps([{ at: 4, lowest: 0, highest: 10 }], { atMost: 3, holds: () => true })).toEqual([4])
  })

  it('move no more dials than they may', () => {
    const dials = [1, 1].map((at) => ({ at, lowest: 0, highest: 2 }))
    const holds = ([one = 0, other = 0]: Int32Array) => one === 2 && other === 2
    expect(fewestSteps(dials, { atMost: 1, holds })).toBeNull()
    expect(fewestSteps(dials, { atMost: 2, holds })).toEqual([2, 2])
  })
})
