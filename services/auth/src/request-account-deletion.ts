import { randomBytes } from 'node:crypto'
import { UserDeletionRequested } from '@verandah/contracts'
import { Answer, clearedSessionCookies, newEvent, notFound, unauthenticated, type Handler } from '@verandah/kit'
import type { AuthContext } from './context.ts'
import { receiptOf, type Deletion } from './domain/deletion.ts'
import { createProof } from './reauthenticate.ts'
import { hashToken } from './tokens.ts'

/**
 * Deletes the account: one write with an event for every service. Sessions end at once, or by the event after a crash.
 */
export const requestAccountDeletion =
  (context: AuthContext): Handler<'requestAccountDeletion'> =>
  async (call) => {
    const { users, deletions, revocations, clock, newId, isSecure } = context
    const user = await users.findById(call.caller.sub)
    if (!user) throw unauthenticated()
    await createProof(context, { ...call.body, field: 'password', call })(user)
    const token = randomBytes(32).toString('base64url')
    const now = clock.now()
    const dates = { requestedAt: now, askedAt: now }
    const deletion: Deletion = { id: newId(), tokenHash: hashToken(token), ...dates, answers: [] }
    const event = newEvent(UserDeletionRequested, { userId: user._id, deletionId: deletion.id }, { clock })
    if (!(await deletions.begin(user, deletion, event))) throw unauthenticated()
    await revocations.revokeSessionsOf({ userId: user._id })
    return new Answer({ token, receipt: receiptOf(deletion) }, { 'Set-Cookie': clearedSessionCookies({ isSecure }) })
  }

/** The receipt of a deletion, for a reader without an account. */
export const getDeletionReceipt =
  ({ deletions }: AuthContext): Handler<'getDeletionReceipt'> =>
  async ({ params: { token } }) => {
    const deletion = await deletions.findByToken(hashToken(token))
    if (!deletion) throw notFound()
    return receiptOf(deletion)
  }
