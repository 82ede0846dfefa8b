import { createMemoryCaches } from '@verandah/kit'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createThrottle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const dayMs = 24 * 60 * 60_000
const settings = { LOGIN_ATTEMPTS_PER_ADDRESS: 100, REGISTRATIONS_PER_ADDRESS: 100, LINK_REQUESTS_PER_ADDRESS: 20 }
const from = (network: number) => ({ account: 'meera', address: `2001:db8:0:${network}::1`, knownDevice: null })

/** A pause, then guesses of one kind from one of many networks. */
const burst = fc.record({
  pauseMs: fc.oneof(
    { weight: 20, arbitrary: fc.nat({ max: 20 * 60_000 }) },
    { weight: 1, arbitrary: fc.nat({ max: dayMs }) },
  ),
  network: fc.nat({ max: 9 }),
  isLong: fc.boolean(),
  guesses: fc.integer({ min: 1, max: 20 }),
})

/** Three codes are good at a time: 3 in 10^6 for one, 3 in 10^12 for two in a row, 10 in 2^50 for a recovery code. */
const chanceOf = { six: 3e-6, long: 3e-12 }

it('guesses succeed at most once in 8,000 days, and never keep the owner’s network from a long code', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(burst, { maxLength: 100, size: 'max' }), async (bursts) => {
      const throttle = createThrottle({ caches: createMemoryCaches(), settings: settings as never })
      const start = performance.now()
      let chance = 0
      for (const { pauseMs, network, isLong, guesses } of bursts) {
        vi.advanceTimersByTime(pauseMs)
        const passes = () => throttle.limitCodes(from(network), isLong).then(() => true, () => false) // prettier-ignore
        for (let n = 0; n < guesses; n += 1) if (await passes()) chance += isLong ? chanceOf.long : chanceOf.six
      }
      const windows = Math.floor((performance.now() - start) / dayMs) + 1
      expect(chance).toBeLessThan(windows / 8_000)
      await expect(throttle.limitCodes(from(10), true)).resolves.toBeUndefined()
    }),
    { numRuns: 200 },
  )
})

it('a right code restores the codes of a known browser, and gives strangers none', async () => {
  const throttle = createThrottle({ caches: createMemoryCaches(), settings: settings as never })
  const laptop = { ...from(1), knownDevice: 'laptop' }
  const useUp = async (attempt: typeof laptop | ReturnType<typeof from>, isLong: boolean) => {
    for (let n = 0; n < 5; n += 1) await throttle.limitCodes(attempt, isLong)
    await expect(throttle.limitCodes(attempt, isLong)).rejects.toThrow()
  }
  for (const isLong of [false, true]) {
    await useUp(laptop, isLong)
    await useUp(from(1), isLong)
  }
  await throttle.resetCodes(laptop)
  await throttle.resetCodes(from(1))
  for (const isLong of [false, true]) {
    await useUp(laptop, isLong)
    await expect(throttle.limitCodes(from(1), isLong)).rejects.toThrow(/^Too many/)
  }
})

it('guesses at one account leave the six-digit codes of another', async () => {
  const throttle = createThrottle({ caches: createMemoryCaches(), settings: settings as never })
  const guess = (account: string) => throttle.limitCodes({ ...from(1), account }, false)
  for (let n = 0; n < 5; n += 1) await guess('meera')
  await expect(guess('meera')).rejects.toThrow('Too many wrong codes')
  await expect(guess('tom')).resolves.toBeUndefined()
})
