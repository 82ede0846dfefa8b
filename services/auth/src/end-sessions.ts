import type { endOtherSessions as endOtherSessionsRoute, endSession as endSessionRoute } from '@verandah/contracts'
import { Answer, clearedSessionCookies, notFound, type Handler } from '@verandah/kit'
import type { AuthContext } from './context.ts'
import { originOf } from './request-origin.ts'

type Deps = Pick<AuthContext, 'sessions' | 'revocations' | 'securityEvents' | 'clock' | 'isSecure'>

/** Ends one session of the caller. The one that asks loses its cookies as well. */
export const endSession =
  ({ sessions, revocations, securityEvents, clock, isSecure }: Deps): Handler<typeof endSessionRoute> =>
  async (call) => {
    const { caller, params } = call
    const own = await sessions.listOf(caller.sub, clock.now())
    if (!own.some(({ _id }) => _id === params.id) || !(await revocations.revoke(params.id))) throw notFound()
    await securityEvents.record(caller.sub, 'session-ended', originOf(call))
    const cookies = params.id === caller.sid ? { 'Set-Cookie': clearedSessionCookies({ isSecure }) } : {}
    return new Answer(undefined, cookies)
  }

/** Ends every session of the caller but the one that asks; each leaves its line in the log. */
export const endOtherSessions =
  ({ revocations, securityEvents }: Deps): Handler<typeof endOtherSessionsRoute> =>
  async (call) => {
    const { sub: userId, sid: keptSid } = call.caller
    const ended = await revocations.revokeSessionsOf({ userId, keptSid })
    for (let n = 0; n < ended; n += 1) await securityEvents.record(userId, 'session-ended', originOf(call))
  }
