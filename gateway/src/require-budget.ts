import { addressGroupOf, AppError, reasonOf, type RateLimitVerdict } from '@verandah/kit'
import type { GatewayDeps } from './gateway-deps.ts'
import type { RequestContext } from './observe.ts'
import type { Session } from './read-held-session.ts'

const windowMs = 60_000

/** Several users may share an address, but one program may not open a thousand sessions from it. */
const sessionsOfAddress = 10

/**
 * Takes one call from the rate limits of the session and its IP address, or of the address alone. Fails open while the
 * counter is unavailable.
 */
export const createRequireBudget = ({ caches, settings, log }: GatewayDeps) => {
  const points = settings.RATE_LIMIT_PER_MINUTE
  const limiter = caches.rateLimiter({ name: 'gateway', points, windowMs })
  const ofAddress = caches.rateLimiter({ name: 'gateway-address', points: points * sessionsOfAddress, windowMs })
  /** Returns null if the count is already taken: an in-memory counter needs no promise. */
  return (
    session: Session | null,
    { address, context }: { address: string; context: RequestContext },
  ): Promise<void> | null => {
    const group = addressGroupOf(address)
    const taken = session
      ? [limiter.take(`session:${session.caller.sid}`), ofAddress.take(group)]
      : [limiter.take(`address:${group}`)]
    if (taken.every(isCounted)) {
      demandAllowed(taken)
      return null
    }
    const counted = Promise.all(taken.map((verdict) => Promise.resolve(verdict))).catch((error: unknown) => {
      log.warn({ ...context.ids(), reason: reasonOf(error) }, 'calls are not counted')
      return []
    })
    return counted.then(demandAllowed)
  }
}

const isCounted = (verdict: RateLimitVerdict | Promise<RateLimitVerdict>): verdict is RateLimitVerdict =>
  'isAllowed' in verdict

const demandAllowed = (verdicts: readonly RateLimitVerdict[]): void => {
  for (const { isAllowed, resetMs } of verdicts) if (!isAllowed) throw tooManyCalls(resetMs)
}

const tooManyCalls = (retryAfterMs: number) =>
  new AppError('limited', {
    code: 'too-many-requests',
    detail: 'Too many requests. Please wait a moment.',
    retryAfterMs,
  })
