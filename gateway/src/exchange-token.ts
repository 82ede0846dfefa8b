import { hrefOf, refreshSession } from '@verandah/contracts'
import { requestIdHeader, type SessionTokens } from '@verandah/kit'
import type { RequestContext } from './observe.ts'
import { serviceUnavailable } from './service-unavailable.ts'

const timeoutMs = 5_000

/** Requests with the old cookie keep arriving for a while; auth gives them the same successor for 30 s. */
const keepMs = 10_000

/** Exchanges a refresh token at auth, in one flight per token. Null when auth refuses it. */
export const createExchangeToken = (authUrl: string) => {
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
