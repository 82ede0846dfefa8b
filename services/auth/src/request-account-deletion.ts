import { randomBytes } from 'node:crypto'
import { UserDeletionRequested, type requestAccountDeletion as requestAccountDeletionRoute } from '@verandah/contracts'
import { Answer, clearedSessionCookies, newEvent, unauthenticated, type Handler } from '@verandah/kit'
import type { AuthContext } from './context.ts'
import { receiptOf, type Deletion } from './deletion.ts'
import { hashToken } from './refresh-tokens.ts'
import { originOf } from './request-origin.ts'

type Deps = Pick<AuthContext, 'users' | 'deletions' | 'reauthenticate' | 'revocations' | 'clock' | 'newId' | 'isSecure'>

/** Deletes the account: one write here, and every service hears of it. The sessions end at once, or by the event if this process dies. */
export const requestAccountDeletion =
  (deps: Deps): Handler<typeof requestAccountDeletionRoute> =>
  async (call) => {
    const { users, deletions, reauthenticate, revocations, clock, newId, isSecure } = deps
    const { caller, body } = call
    const user = await users.findById(caller.sub)
    if (!user) throw unauthenticated()
    await reauthenticate(user, { typed: body.password, field: 'password', caller, origin: originOf(call) })
    const [token, now] = [randomBytes(32).toString('base64url'), clock.now()]
    const dates = { requestedAt: now, askedAt: now }
    const deletion: Deletion = { id: newId(), tokenHash: hashToken(token), ...dates, answers: [] }
    const event = newEvent(UserDeletionRequested, { userId: user._id, deletionId: deletion.id }, { clock })
    if (!(await deletions.begin(user, deletion, event))) throw unauthenticated()
    await revocations.revokeSessionsOf({ userId: user._id })
    return new Answer({ token, receipt: receiptOf(deletion) }, { 'Set-Cookie': clearedSessionCookies({ isSecure }) })
  }
