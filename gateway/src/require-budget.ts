import { addressGroupOf, AppError, reasonOf } from '@verandah/kit'
import type { Request } from 'express'
import type { GatewayDeps } from './gateway-deps.ts'
import type { Session } from './read-held-session.ts'

const windowMs = 60_000

/** Takes one call from the budget of the session, or of the address. While nobody can count, everybody may pass. */
export const createRequireBudget = ({ caches, settings, log }: GatewayDeps) => {
  const limiter = caches.rateLimiter({ name: 'gateway', points: settings.RATE_LIMIT_PER_MINUTE, windowMs })
  return async (session: Session | null, request: Request): Promise<void> => {
    const key = session ? `session:${session.caller.sid}` : `address:${addressGroupOf(request.ip ?? '')}`
    const verdict = await limiter.take(key).catch((error: unknown) => {
      log.warn({ reason: reasonOf(error) }, 'calls are not counted')
      return null
    })
    if (verdict?.isAllowed === false) throw tooManyCalls(verdict.resetMs)
  }
}

const tooManyCalls = (retryAfterMs: number) =>
  new AppError('limited', {
    code: 'too-many-requests',
    detail: 'Too many requests. Please wait a moment.',
    retryAfterMs,
  })
