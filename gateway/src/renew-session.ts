import type { AnyRoute } from '@verandah/contracts'
import { clearedSessionCookies, deviceCookie, hasExpired, reasonOf, sessionCookies } from '@verandah/kit'
import { createExchangeToken } from './exchange-token.ts'
import type { GatewayDeps } from './gateway-deps.ts'
import type { RequestContext } from './observe.ts'
import { serviceUnavailable } from './service-unavailable.ts'
import { ownCookiesOf, type Session } from './read-held-session.ts'

/**
 * Exchanges the refresh cookie for a new session and sets its cookies. Null without a valid one. A gateway whose clock
 * is ahead refuses the session and leaves it to the browser.
 */
export const createRenewSession = (deps: GatewayDeps) => {
  const { urlOf, sessions, clock, settings, log } = deps
  const exchangeToken = createExchangeToken(urlOf('auth'))
  const isSecure = settings.PUBLIC_URL.startsWith('https:')

  const renew = async (context: RequestContext): Promise<Session | null> => {
    const { refresh: refreshToken, device } = ownCookiesOf(context.request, deps)
    if (!refreshToken) return null
    const tokens = await exchangeToken(refreshToken, context)
    const caller = tokens && sessions.verify(tokens.accessToken)
    const isAlive = tokens !== null && caller !== null
    const isLate = tokens !== null && hasExpired(tokens.accessToken, clock)
    const cookies =
      isAlive || isLate
        ? [
            ...sessionCookies(tokens, { isSecure, now: clock.now() }),
            ...(device ? [deviceCookie(device, { isSecure })] : []),
          ]
        : clearedSessionCookies({ isSecure })
    context.response.appendHeader('Set-Cookie', cookies)
    if (isLate) throw serviceUnavailable('a new access token has expired here: the clock of this machine is wrong')
    return isAlive ? { caller, accessToken: tokens.accessToken } : null
  }

  /**
   * A failed renewal falls back to the `held` session, whose token is still valid. Without one, a public call proceeds
   * without a session while auth is unavailable.
   */
  return (route: AnyRoute, { context, held }: Renewing): Promise<Session | null> =>
    renew(context).then(
      (session) => session ?? held,
      (error: unknown) => {
        if (held !== null) return held
        if (route.auth === 'session') throw error
        log.warn({ ...context.ids(), reason: reasonOf(error) }, 'a public call goes on without its session')
        return null
      },
    )
}

interface Renewing {
  readonly context: RequestContext
  /** A session whose token is about to expire; null if there is none. */
  readonly held: Session | null
}
