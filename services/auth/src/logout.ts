import type { logout as logoutRoute } from '@verandah/contracts'
import { Answer, clearedSessionCookies, type Handler } from '@verandah/kit'
import type { AuthContext } from './context.ts'
import { originOf } from './request-origin.ts'

type Deps = Pick<AuthContext, 'revocations' | 'securityEvents' | 'isSecure'>

/** Ends the session in every process and takes its cookies away. Without a session there is nothing to end. */
export const logout =
  ({ revocations, securityEvents, isSecure }: Deps): Handler<typeof logoutRoute> =>
  async (call) => {
    const { caller } = call
    if (caller && (await revocations.revoke(caller.sid))) {
      await securityEvents.record(caller.sub, 'logged-out', originOf(call))
    }
    return new Answer(undefined, { 'Set-Cookie': clearedSessionCookies({ isSecure }) })
  }
