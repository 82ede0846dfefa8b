import { createHash } from 'node:crypto'
import { problemCodes } from '@verandah/contracts'
import { addressGroupOf, AppError, type Kit, type RateLimiter, type RateLimitVerdict } from '@verandah/kit'
import type { AuthSettings } from './config.ts'
import { normaliseName } from './user-document.ts'

/** Rate-limit tiers of one kind of guesser, shortest window first. */
const guessTiers = [
  { points: 5, windowMs: 60_000 },
  { points: 15, windowMs: 15 * 60_000 },
  { points: 40, windowMs: 24 * 60 * 60_000 },
]

export interface LoginAttempt {
  account: string
  address: string
  /** The device token, when it was given to this account before. */
  knownDevice: string | null
}

/** Slows guessing without a limit that strangers could exhaust for an account's owner. */
export function createThrottle({ caches, settings }: Pick<Kit<AuthSettings>, 'caches' | 'settings'>) {
  const inTiers = (name: string) =>
    guessTiers.map((tier) => caches.rateLimiter({ name: `${name}-${tier.windowMs}`, ...tier }))
  const byGuesser = inTiers('login')
  const bySession = inTiers('proof-session')
  const byCode = inTiers('code')
  const byLongCode = inTiers('long-code')
  const { LOGIN_ATTEMPTS_PER_ADDRESS: logins, REGISTRATIONS_PER_ADDRESS: accounts } = settings
  const links = settings.LINK_REQUESTS_PER_ADDRESS
  const byAddress = [caches.rateLimiter({ name: 'login-address', points: logins, windowMs: 15 * 60_000 })]
  const linkRequests = [caches.rateLimiter({ name: 'link-request', points: links, windowMs: 60 * 60_000 })]
  const linksOfUser = caches.rateLimiter({ name: 'link-user', points: 5, windowMs: 60 * 60_000 })
  const confirmations = caches.rateLimiter({ name: 'confirm-address', points: 6, windowMs: 60 * 60_000 })
  const registrations = [caches.rateLimiter({ name: 'registration', points: accounts, windowMs: 60 * 60_000 })]

  return {
    limitLogins: async (attempt: LoginAttempt): Promise<void> => {
      if (attempt.knownDevice === null) await take(byAddress, addressGroupOf(attempt.address))
      await take(byGuesser, keyOf(attempt))
    },
    resetLogins: (attempt: LoginAttempt) => reset(byGuesser, keyOf(attempt)),
    /**
     * Unknown browsers share one limit of six-digit codes per account, whatever their addresses. Once it is used up, a
     * code that is too long to guess is needed: each network has its own limit of those, so a stranger elsewhere keeps
     * the owner waiting only for the next code.
     */
    limitCodes: async (attempt: LoginAttempt, isLong: boolean): Promise<void> => {
      if (attempt.knownDevice === null) await take(byAddress, addressGroupOf(attempt.address))
      if (isLong) return take(byLongCode, keyOf(attempt))
      const refusal = await firstRefusal(byCode, keyOf({ ...attempt, address: 'strangers' }))
      if (refusal !== null) throw twoCodesNeeded()
    },
    /** Resets only a known browser's limit: the owner's log-ins give strangers no further guesses. */
    resetCodes: async (attempt: LoginAttempt): Promise<void> => {
      if (attempt.knownDevice !== null) await reset([...byCode, ...byLongCode], keyOf(attempt))
    },
    /** Per session, so that guesses in a stolen session do not use the owner's. */
    limitProofs: (sid: string) => take(bySession, sid),
    resetProofs: (sid: string) => reset(bySession, sid),
    limitLinkRequests: (address: string) => take(linkRequests, addressGroupOf(address)),
    /** A limit of mails per account. Each mail holds a link, so strangers cannot keep the owner from one. */
    mayWriteTo: async (userId: string): Promise<boolean> => (await linksOfUser.take(userId)).isAllowed,
    /**
     * One limit per address, over all accounts that claim it; separate from `mayWriteTo`, which strangers cannot
     * exhaust.
     */
    mayConfirm: async (email: string): Promise<boolean> =>
      (await confirmations.take(hashOf(normaliseName(email)))).isAllowed,
    limitRegistrations: (address: string) => take(registrations, addressGroupOf(address)),
  }
}

/** A known browser, or an unknown one's network, at one account. Hashed, so that the cache holds no names. */
const keyOf = ({ account, address, knownDevice }: LoginAttempt): string =>
  hashOf(JSON.stringify([knownDevice ?? addressGroupOf(address), account]))

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

const take = async (tiers: RateLimiter[], key: string): Promise<void> => {
  const refusal = await firstRefusal(tiers, key)
  if (refusal !== null) throw tooManyAttempts(refusal.resetMs)
}

/** Takes from each tier in turn and stops at the first that is empty; null if none is. */
const firstRefusal = async (tiers: RateLimiter[], key: string): Promise<RateLimitVerdict | null> => {
  for (const tier of tiers) {
    const verdict = await tier.take(key)
    if (!verdict.isAllowed) return verdict
  }
  return null
}

const reset = async (tiers: RateLimiter[], key: string): Promise<void> => {
  await Promise.all(tiers.map((tier) => tier.forget(key)))
}

const tooManyAttempts = (retryAfterMs: number) =>
  new AppError('limited', {
    code: problemCodes.tooManyAttempts,
    detail: 'Too many attempts. Please wait a little and try again.',
    retryAfterMs,
  })

const twoCodesText =
  'Too many wrong codes were entered. Enter two codes in a row: the one your app shows, then the next one when it changes. If the wrong codes weren’t yours, change your password.'
const twoCodesNeeded = () =>
  new AppError('invalid', {
    code: problemCodes.twoCodesNeeded,
    detail: twoCodesText,
    fields: [{ field: 'code', message: twoCodesText }],
  })
