import { randomBytes } from 'node:crypto'
import { UserDeletionRequested } from '@verandah/contracts'
import { Answer, endedSessionHeaders, newEvent, notFound, unauthenticated, type Handler } from '@verandah/kit'
import type { AuthContext } from './context.ts'
import { receiptOf, type Deletion } from './domain/deletion.ts'
import { createProof } from './reauthenticate.ts'
import { hashToken } from './tokens.ts'
import type { UserDoc } from './user-document.ts'

/**
 * Deletes the account: one write with an event for every service. Sessions end at once, or by the event after a crash.
 */
export const requestAccountDeletion =
  (context: AuthContext): Handler<'requestAccountDeletion'> =>
  async (call) => {
    const { users, revocations, log, isSecure } = context
    const user = await users.findById(call.caller.sub)
    if (!user) throw unauthenticated()
    await createProof(context, { ...call.body, field: 'password', call })(user)
    const { token, deletion, isBegun } = await beginDeletion(context, user)
    if (!isBegun) throw unauthenticated()
    // Kept outside the store: what a restored copy brings back is found by it (docs/operations.md).
    log.info({ userId: user._id }, 'an account is deleted')
    await revocations.revokeSessionsOf({ userId: user._id })
    return new Answer({ token, receipt: receiptOf(deletion) }, endedSessionHeaders({ isSecure }))
  }

/** One write: the account becomes a tombstone and every service is asked. Not begun after a change in between. */
export async function beginDeletion(
  { deletions, clock, newId }: Pick<AuthContext, 'deletions' | 'clock' | 'newId'>,
  user: UserDoc,
) {
  const token = randomBytes(32).toString('base64url')
  const now = clock.now()
  const dates = { requestedAt: now, askedAt: now }
  const deletion: Deletion = { id: newId(), tokenHash: hashToken(token), ...dates, answers: [] }
  const event = newEvent(UserDeletionRequested, { userId: user._id, deletionId: deletion.id }, { clock })
  return { token, deletion, isBegun: await deletions.begin(user, deletion, event) }
}

/** The receipt of a deletion, for a reader without an account. */
export const getDeletionReceipt =
  ({ deletions }: AuthContext): Handler<'getDeletionReceipt'> =>
  async ({ params: { token } }) => {
    const deletion = await deletions.findByToken(hashToken(token))
    if (!deletion) throw notFound()
    return receiptOf(deletion)
  }
