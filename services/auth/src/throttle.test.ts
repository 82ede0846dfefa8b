import { AppError, createMemoryCaches } from '@verandah/kit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createThrottle, type LoginAttempt } from './throttle.ts'

const minuteMs = 60_000
const settings = { LOGIN_ATTEMPTS_PER_ADDRESS: 1_000, REGISTRATIONS_PER_ADDRESS: 2, LINK_REQUESTS_PER_ADDRESS: 20 }
const aLogin = { account: 'meera', address: '203.0.113.9', knownDevice: null }

let throttle: ReturnType<typeof createThrottle>
beforeEach(() => {
  vi.useFakeTimers()
  throttle = createThrottle({ caches: createMemoryCaches(), settings: settings as never })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The number of attempts before one is refused, and the wait in minutes. */
const takeAll = async (attempt: () => Promise<unknown>): Promise<{ passed: number; waitMinutes: number }> => {
  for (let passed = 0; ; passed += 1) {
    const refusal = await attempt().catch((error: unknown) => error)
    if (refusal instanceof AppError) return { passed, waitMinutes: Math.ceil((refusal.retryAfterMs ?? 0) / minuteMs) }
  }
}

const kinds: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
  ['a stranger', () => throttle.limitLogins(aLogin), () => throttle.resetLogins(aLogin)],
  [
    'a browser that the account knows',
    () => throttle.limitLogins({ ...aLogin, knownDevice: 'laptop' }),
    () => throttle.resetLogins({ ...aLogin, knownDevice: 'laptop' }),
  ],
  ['a session', () => throttle.limitProofs('sid'), () => throttle.resetProofs('sid')],
]

describe.each(kinds)('guesses by %s', (_name, attempt, reset) => {
  it('are delayed a minute after five, a quarter of an hour after fifteen and a day after forty', async () => {
    const rounds = async (count: number) => {
      for (let round = 0; round < count; round += 1) {
        expect(await takeAll(attempt)).toEqual({ passed: 5, waitMinutes: 1 })
        vi.advanceTimersByTime(minuteMs)
      }
    }
    for (const _quarterOfAnHour of [1, 2]) {
      await rounds(3)
      expect(await takeAll(attempt)).toEqual({ passed: 0, waitMinutes: 12 })
      vi.advanceTimersByTime(12 * minuteMs)
    }
    await rounds(2)
    expect(await takeAll(attempt)).toEqual({ passed: 0, waitMinutes: 24 * 60 - 32 })
    vi.advanceTimersByTime((24 * 60 - 32) * minuteMs)
    await rounds(3)
  })

  it('start over in every tier after the right password', async () => {
    for (let round = 0; round < 3; round += 1) {
      await takeAll(attempt)
      vi.advanceTimersByTime(minuteMs)
    }
    await reset()
    expect(await takeAll(attempt)).toEqual({ passed: 5, waitMinutes: 1 })
  })
})

describe('a throttled caller', () => {
  const isRefused = (over: Partial<LoginAttempt>) =>
    throttle.limitLogins({ ...aLogin, ...over }).then(
      () => false,
      () => true,
    )
  const exhaust = (over: Partial<LoginAttempt> = {}) => takeAll(() => throttle.limitLogins({ ...aLogin, ...over }))
  const laptop = { knownDevice: 'laptop' }

  it('is a stranger at one account and from one network alone', async () => {
    await exhaust({ address: '2001:db8::1' })
    expect(await isRefused({ address: '2001:db8::ffff' })).toBe(true)
    expect(await isRefused({ address: '2001:db8:0:1::1' })).toBe(false)
    expect(await isRefused({ address: '2001:db8::1', account: 'joanna' })).toBe(false)
    expect(await isRefused({ address: '2001:db8::1', ...laptop })).toBe(false)
  })

  it('is a known browser at one account, from any address', async () => {
    await exhaust(laptop)
    expect(await isRefused({ ...laptop, address: '198.51.100.7' })).toBe(true)
    expect(await isRefused({ ...laptop, account: 'joanna' })).toBe(false)
    expect(await isRefused({ knownDevice: 'phone' })).toBe(false)
    expect(await isRefused({})).toBe(false)
  })

  it('is unblocked by their own right password only', async () => {
    await exhaust()
    await exhaust(laptop)
    await throttle.resetLogins({ ...aLogin, ...laptop })
    expect([await isRefused(laptop), await isRefused({})]).toEqual([false, true])
    await exhaust(laptop)
    await throttle.resetLogins(aLogin)
    expect([await isRefused(laptop), await isRefused({})]).toEqual([true, false])
  })

  it('at many accounts from one address is blocked for a quarter of an hour, except known browsers', async () => {
    const limits = { ...settings, LOGIN_ATTEMPTS_PER_ADDRESS: 3 }
    throttle = createThrottle({ caches: createMemoryCaches(), settings: limits as never })
    for (const account of ['a', 'b', 'c', 'd']) expect(await isRefused({ ...laptop, account })).toBe(false)
    let account = 0
    const atAnother = () => throttle.limitLogins({ ...aLogin, account: `user-${(account += 1)}` })
    expect(await takeAll(atAnother)).toEqual({ passed: 3, waitMinutes: 15 })
    expect(await isRefused({ ...laptop, account: 'e' })).toBe(false)
    vi.advanceTimersByTime(15 * minuteMs)
    expect(await takeAll(atAnother)).toEqual({ passed: 3, waitMinutes: 15 })
  })

  it('at many accounts from one address is blocked for guesses of codes too', async () => {
    const limits = { ...settings, LOGIN_ATTEMPTS_PER_ADDRESS: 3 }
    throttle = createThrottle({ caches: createMemoryCaches(), settings: limits as never })
    let account = 0
    const atAnother = () => throttle.limitCodes({ ...aLogin, account: `user-${(account += 1)}` }, true)
    expect(await takeAll(atAnother)).toEqual({ passed: 3, waitMinutes: 15 })
  })

  it('gets a reason', async () => {
    await exhaust()
    await expect(throttle.limitLogins(aLogin)).rejects.toMatchObject({ kind: 'limited', code: 'too-many-attempts' })
  })
})

it('new accounts and links from one address are delayed an hour beyond the limit', async () => {
  expect(await takeAll(() => throttle.limitLinkRequests('203.0.113.9'))).toEqual({ passed: 20, waitMinutes: 60 })
  expect(await takeAll(() => throttle.limitRegistrations('203.0.113.9'))).toEqual({ passed: 2, waitMinutes: 60 })
  expect(await takeAll(() => throttle.limitRegistrations('203.0.113.10'))).toEqual({ passed: 2, waitMinutes: 60 })
  vi.advanceTimersByTime(60 * minuteMs)
  expect(await takeAll(() => throttle.limitRegistrations('203.0.113.9'))).toEqual({ passed: 2, waitMinutes: 60 })
})

it('an account is written to five times an hour, and an address is asked to confirm six times', async () => {
  const isAllowed = async (count: number, ask: () => Promise<boolean>) => {
    for (let mail = 0; mail < count; mail += 1) expect(await ask()).toBe(true)
    vi.advanceTimersByTime(60 * minuteMs - 1)
    expect(await ask()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(await ask()).toBe(true)
  }
  await isAllowed(5, () => throttle.mayWriteTo('user-1'))
  await isAllowed(6, () => throttle.mayConfirm('meera@example.com'))
})
