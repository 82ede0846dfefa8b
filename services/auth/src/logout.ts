import type { logout as logoutRoute } from '@verandah/contracts'
import { Answer, clearedSessionCookies, type Handler } from '@verandah/kit'
import type { AuthContext } from './context.ts'

type Deps = Pick<AuthContext, 'revocations' | 'isSecure'>

/** Ends the session in every process and takes its cookies away. Without a session there is nothing to end. */
export const logout =
  ({ revocations, isSecure }: Deps): Handler<typeof logoutRoute> =>
  async ({ caller }) => {
    if (caller) await revocations.revoke(caller.sid)
    return new Answer(undefined, { 'Set-Cookie': clearedSessionCookies({ isSecure }) })
  }
