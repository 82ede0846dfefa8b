import { Answer, endedSessionHeaders, notFound, type Handler } from '@verandah/kit'
import type { AuthContext } from './context.ts'
import { originOf } from './request-origin.ts'

/** The caller's sessions. */
export const listSessions =
  ({ sessions }: AuthContext): Handler<'listSessions'> =>
  async ({ caller }) =>
    (await sessions.listOf(caller.sub)).map(({ _id, createdAt, rotatedAt, device = null }) => ({
      id: _id,
      createdAt: createdAt.toISOString(),
      lastSeenAt: rotatedAt.toISOString(),
      device,
      isCurrent: _id === caller.sid,
    }))

/** Ends one session of the caller; the current one also loses its cookies. */
export const endSession =
  ({ sessions, revocations, securityEvents, isSecure }: AuthContext): Handler<'endSession'> =>
  async (call) => {
    const { caller, params } = call
    const own = await sessions.listOf(caller.sub)
    if (!own.some(({ _id }) => _id === params.id) || !(await revocations.revoke(params.id))) throw notFound()
    await securityEvents.record(caller.sub, 'session-ended', originOf(call))
    return new Answer(undefined, params.id === caller.sid ? endedSessionHeaders({ isSecure }) : {})
  }

/** Ends every other session of the caller, each with a security event. */
export const endOtherSessions =
  ({ revocations, securityEvents }: AuthContext): Handler<'endOtherSessions'> =>
  async (call) => {
    const { sub: userId, sid: keptSid } = call.caller
    const ended = await revocations.revokeSessionsOf({ userId, keptSid })
    for (let n = 0; n < ended; n += 1) await securityEvents.record(userId, 'session-ended', originOf(call))
  }

/** Ends the session in every process and clears its cookies. Idempotent. */
export const logout =
  ({ revocations, securityEvents, isSecure }: AuthContext): Handler<'logout'> =>
  async (call) => {
    const { caller } = call
    if (caller && (await revocations.revoke(caller.sid))) {
      await securityEvents.record(caller.sub, 'logged-out', originOf(call))
    }
    return new Answer(undefined, endedSessionHeaders({ isSecure }))
  }
