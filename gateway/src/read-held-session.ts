import { readOwnCookies, type Caller } from '@verandah/kit'
import type { IncomingMessage } from 'node:http'
import type { GatewayDeps } from './gateway-deps.ts'

export interface Session {
  readonly caller: Caller
  readonly accessToken: string
}

/** Reads the product's own cookies from a request. */
export function ownCookiesOf({ headers }: IncomingMessage, { settings }: Pick<GatewayDeps, 'settings'>) {
  return readOwnCookies(headers.cookie, { isSecure: settings.PUBLIC_URL.startsWith('https:') })
}

/** Returns the session in the access cookie, if its token is valid. Verified once per request. */
export function readHeldSession(deps: GatewayDeps, request: IncomingMessage): Session | null {
  const { access: accessToken } = ownCookiesOf(request, deps)
  const caller = accessToken === undefined ? null : deps.sessions.verify(accessToken)
  return accessToken === undefined || caller === null ? null : { caller, accessToken }
}
