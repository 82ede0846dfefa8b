import { createHash } from 'node:crypto'
import { problemCodes } from '@verandah/contracts'
import { addressGroupOf, AppError, type Kit, type RateLimiter } from '@verandah/kit'
import type { AuthSettings } from './config.ts'

/** Attempts of one kind of guesser, the shortest pause first: who goes on after one waits for the next, which is longer. */
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

/** Slows guessing down without a budget that strangers could use up for the owner of an account. */
export const createThrottle = ({ caches, settings }: Pick<Kit<AuthSettings>, 'caches' | 'settings'>) => {
  const inTiers = (name: string) =>
    guessTiers.map((tier) => caches.rateLimiter({ name: `${name}-${tier.windowMs}`, ...tier }))
  const [byGuesser, bySession, byCode] = [inTiers('login'), inTiers('proof-session'), inTiers('code')]
  const { LOGIN_ATTEMPTS_PER_ADDRESS: logins, REGISTRATIONS_PER_ADDRESS: accounts } = settings
  const links = settings.LINK_REQUESTS_PER_ADDRESS
  const byAddress = [caches.rateLimiter({ name: 'login-address', points: logins, windowMs: 15 * 60_000 })]
  const linkRequests = [caches.rateLimiter({ name: 'link-request', points: links, windowMs: 60 * 60_000 })]
  const linksOfUser = caches.rateLimiter({ name: 'link-user', points: 5, windowMs: 60 * 60_000 })
  const registrations = [caches.rateLimiter({ name: 'registration', points: accounts, windowMs: 60 * 60_000 })]

  return {
    limitLogins: async (attempt: LoginAttempt): Promise<void> => {
      if (attempt.knownDevice === null) await take(byAddress, addressGroupOf(attempt.address))
      await take(byGuesser, keyOf(attempt))
    },
    resetLogins: (attempt: LoginAttempt) => reset(byGuesser, keyOf(attempt)),
    /** Strangers who have got as far as the code share one budget for each account: their addresses are many, and so would be their guesses. */
    limitCodes: async (attempt: LoginAttempt): Promise<void> => {
      if (attempt.knownDevice === null) await take(byAddress, addressGroupOf(attempt.address))
      await take(byCode, keyOf({ ...attempt, address: 'strangers' }))
    },
    /** Gives back that of a known browser alone: nobody gains guesses by the log-ins of the owner. */
    resetCodes: async (attempt: LoginAttempt): Promise<void> => {
      if (attempt.knownDevice !== null) await reset(byCode, keyOf(attempt))
    },
    /** Per session: who guesses in a stolen one does not use up the owner's. */
    limitProofs: (sid: string) => take(bySession, sid),
    resetProofs: (sid: string) => reset(bySession, sid),
    limitLinkRequests: (address: string) => take(linkRequests, addressGroupOf(address)),
    /** Few mails for one account, whoever asks. Each holds a link, so nobody keeps the owner from theirs. */
    mayWriteTo: async (userId: string): Promise<boolean> => (await linksOfUser.take(userId)).isAllowed,
    limitRegistrations: (address: string) => take(registrations, addressGroupOf(address)),
  }
}

/** A known browser, or a stranger's network, at one account. The cache learns nobody's name. */
const keyOf = ({ account, address, knownDevice }: LoginAttempt): string =>
  createHash('sha256')
    .update(JSON.stringify([knownDevice ?? addressGroupOf(address), account]))
    .digest('base64url')

/** Takes from each tier in turn and stops at the first that is empty. */
const take = async (tiers: RateLimiter[], key: string): Promise<void> => {
  for (const tier of tiers) {
    const { isAllowed, resetMs } = await tier.take(key)
    if (!isAllowed) throw tooManyAttempts(resetMs)
  }
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
