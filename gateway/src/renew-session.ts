import type { AnyRoute } from '@verandah/contracts'
import { clearedSessionCookies, deviceCookie, reasonOf, sessionCookies } from '@verandah/kit'
import { createExchangeToken } from './exchange-token.ts'
import type { GatewayDeps } from './gateway-deps.ts'
import type { Exchange } from './observe.ts'
import { ownCookiesOf, type Session } from './read-held-session.ts'

/** Exchanges the refresh cookie for a session that lives, and gives its cookies to the browser. Null when there is none. */
export const createRenewSession = (deps: GatewayDeps) => {
  const { urlOf, sessions, clock, settings, log } = deps
  const exchangeToken = createExchangeToken(urlOf('auth'))
  const isSecure = settings.PUBLIC_URL.startsWith('https:')

  const renew = async (exchange: Exchange): Promise<Session | null> => {
    const { refresh: refreshToken, device } = ownCookiesOf(exchange.request, deps)
    if (!refreshToken) return null
    const tokens = await exchangeToken(refreshToken, exchange)
    const caller = tokens && sessions.verify(tokens.accessToken)
    const isAlive = tokens !== null && caller !== null
    const cookies = isAlive
      ? [
          ...sessionCookies(tokens, { isSecure, now: clock.now() }),
          ...(device ? [deviceCookie(device, { isSecure })] : []),
        ]
      : clearedSessionCookies({ isSecure })
    exchange.response.appendHeader('Set-Cookie', cookies)
    return isAlive ? { caller, accessToken: tokens.accessToken } : null
  }

  /** A public call goes on without a session while auth is away. */
  return (route: AnyRoute, exchange: Exchange): Promise<Session | null> =>
    renew(exchange).catch((error: unknown) => {
      if (route.auth === 'session') throw error
      log.warn({ ...exchange.ids(), reason: reasonOf(error) }, 'a public call goes on without its session')
      return null
    })
}
