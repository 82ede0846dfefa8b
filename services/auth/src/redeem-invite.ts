import { problemCodes } from '@verandah/contracts'
import { AppError, reasonOf, type Job } from '@verandah/kit'
import type { AuthContext } from './context.ts'

/** Longer than any registration takes. */
const abandonedAfterMs = 60_000

interface Redemption {
  code: string | undefined
  userId: string
}

/** Reserves a use of the code before the account is written, and returns it on failure. */
export async function redeemInvite<Account>(
  { inviteCodes, clock, log }: AuthContext,
  { code, userId }: Redemption,
  openAccount: (hasSearchGrant: boolean) => Promise<Account>,
): Promise<Account> {
  if (code === undefined || code === '') return openAccount(false)
  if (!(await inviteCodes.take(code, userId, clock.now()))) throw codeRefused()
  const account = await openAccount(true).catch(async (error: unknown) => {
    if (error instanceof AppError) await inviteCodes.giveBack(code, userId)
    throw error
  })
  await inviteCodes.confirm(code, userId).catch((error: unknown) => {
    log.warn({ reason: reasonOf(error), userId }, 'a redeemed invite waits to be confirmed')
  })
  return account
}

/**
 * A crash between taking a code and writing the account leaves the use pending; this job confirms it or gives it back.
 */
export function confirmInvites({ inviteCodes, users, clock }: AuthContext): Job {
  return {
    name: 'confirm-invites',
    intervalMs: abandonedAfterMs,
    run: async () => {
      const before = new Date(clock.now().getTime() - abandonedAfterMs)
      for (const invite of await inviteCodes.listPendingBefore(before)) {
        for (const { userId } of invite.pending.filter(({ since }) => since < before)) {
          if (await users.exists(userId)) await inviteCodes.confirm(invite._id, userId)
          else await inviteCodes.giveBack(invite._id, userId)
        }
      }
    },
  }
}

const codeRefused = () => {
  const message = 'This invite code is unknown, has expired or has been used up.'
  const fields = [{ field: 'inviteCode', message }]
  return new AppError('invalid', { code: problemCodes.inviteCodeRefused, detail: message, fields })
}
