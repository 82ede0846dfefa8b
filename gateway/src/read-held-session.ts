import { cookieNames, readCookies, type Caller, type SessionVerifier } from '@verandah/kit'
import type { Request } from 'express'

export interface Session {
  readonly caller: Caller
  readonly accessToken: string
}

/** The session of the access cookie, if its token still holds. The one verification that a request costs here. */
export const readHeldSession = (sessions: SessionVerifier, request: Request): Session | null => {
  const accessToken = readCookies(request.headers.cookie).get(cookieNames.access)
  const caller = accessToken === undefined ? null : sessions.verify(accessToken)
  return accessToken === undefined || caller === null ? null : { caller, accessToken }
}
