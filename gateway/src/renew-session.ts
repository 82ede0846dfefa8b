import { type AnyRoute, hrefOf, refreshSession } from '@verandah/contracts'
import {
  clearedSessionCookies,
  deviceCookie,
  hasExpired,
  reasonOf,
  sessionCookies,
  requestIdHeader,
  type SessionTokens,
} from '@verandah/kit'
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

const timeoutMs = 5_000

/** Requests with the old cookie keep arriving for a while; auth gives them the same successor for 30 s. */
const keepMs = 10_000

/** Exchanges a refresh token at auth, in one flight per token. Null when auth refuses it. */
const createExchangeToken = (authUrl: string) => {
  const flights = new Map<string, Promise<SessionTokens | null>>()

  const land = (refreshToken: string, isUseful: boolean): void => {
    if (!isUseful) flights.delete(refreshToken)
    else setTimeout(() => flights.delete(refreshToken), keepMs).unref()
  }

  return (refreshToken: string, context: RequestContext): Promise<SessionTokens | null> => {
    const underWay = flights.get(refreshToken)
    if (underWay) return underWay
    const flight = ask(authUrl, refreshToken, context)
    flights.set(refreshToken, flight)
    flight.then(
      (tokens) => land(refreshToken, tokens !== null),
      () => land(refreshToken, false),
    )
    return flight
  }
}

const ask = async (
  authUrl: string,
  refreshToken: string,
  { requestId, trace }: RequestContext,
): Promise<SessionTokens | null> => {
  const reply = await fetch(new URL(hrefOf(refreshSession), authUrl), {
    method: refreshSession.method,
    headers: { 'content-type': 'application/json', [requestIdHeader]: requestId, ...trace },
    body: JSON.stringify({ refreshToken }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw serviceUnavailable(error)
  })
  if (reply.status === 400 || reply.status === 401) return null
  if (!reply.ok) throw serviceUnavailable(`auth answered ${reply.status}`)
  return (refreshSession.reply as { parse(value: unknown): SessionTokens }).parse(await reply.json())
}
