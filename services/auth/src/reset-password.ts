import {
  PasswordChanged,
  problemCodes,
  type AccountLink,
  type forgotPassword as forgotPasswordRoute,
  type getAccountMail as getAccountMailRoute,
  type readAccountLink as readAccountLinkRoute,
  type resetPassword as resetPasswordRoute,
} from '@verandah/contracts'
import { AppError, linkTokenOf, newEvent, notFound, type Handler, type Job } from '@verandah/kit'
import type { AccountLinkDoc } from './account-links.ts'
import { changeUser } from './change-user.ts'
import type { AuthContext } from './context.ts'
import { requireStrong } from './passwords.ts'
import { originOf } from './request-origin.ts'
import { normaliseName, type UserDoc } from './user-document.ts'

export const getAccountMail =
  ({ sendsMail }: AuthContext): Handler<typeof getAccountMailRoute> =>
  () =>
    Promise.resolve({ isSent: sendsMail })

/** Keeps the question and nothing else: whose address it is, is looked up later, so that neither the answer nor its time tells. */
export const forgotPassword =
  ({ links, throttle, sendsMail }: AuthContext): Handler<typeof forgotPasswordRoute> =>
  async ({ body: { email }, remoteAddress }) => {
    await throttle.limitLinkRequests(remoteAddress)
    if (sendsMail) await links.ask('reset-password', email)
  }

/** Has a mail written to each address that somebody has, and forgets the others. */
export const sendResetLinks = ({ links, users, throttle, sessionSecret }: AuthContext): Job => ({
  name: 'send-reset-links',
  intervalMs: 2_000,
  run: async () => {
    for (const asked of await links.listAsked()) {
      const user = await users.findByAddress(asked.email)
      if (user && (await throttle.mayWriteTo(user._id)))
        await links.send(asked, { user, token: linkTokenOf(sessionSecret, asked._id) })
      else await links.drop(asked._id)
    }
  },
})

export const readAccountLink =
  (context: AuthContext): Handler<typeof readAccountLinkRoute> =>
  async ({ body: { token } }) => {
    const { link, user, state } = await findLink(context, token)
    return { purpose: link.purpose, state, username: state === 'valid' ? user.username : null }
  }

/** Sets a new password and ends every session: at once here, and by the event if this process dies. A link that a crash uses up is asked for anew. */
export const resetPassword =
  (context: AuthContext): Handler<typeof resetPasswordRoute> =>
  async (call) => {
    const { links, passwords, revocations, securityEvents, clock } = context
    const { token, newPassword } = call.body
    const { link, user } = await requireLink(context, token, 'reset-password')
    requireStrong('newPassword', newPassword, user)
    const passwordHash = await passwords.hash(newPassword)
    if (!(await links.use(link._id, clock.now()))) throw deadLink('used')
    const userId = user._id
    // No session has the id of a link, so none is kept.
    const change = { userId, keptSid: link._id, changedAt: clock.now().toISOString() }
    const eventsOf = () => [newEvent(PasswordChanged, change, { clock })]
    await changeUser(context, userId, () => ({ fields: { passwordHash }, eventsOf }))
    await securityEvents.record(userId, 'password-reset', originOf(call))
    await links.endAllOf(userId, clock.now())
    await revocations.revokeSessionsOf({ userId })
  }

interface Found {
  link: AccountLinkDoc
  user: UserDoc
  state: AccountLink['state']
}

/** A link of somebody who has another address by now counts as used; that of somebody who has left, as none. */
const findLink = async ({ links, users, clock }: AuthContext, token: string): Promise<Found> => {
  const link = await links.findByToken(token)
  const user = link?.userId === undefined ? null : await users.findById(link.userId)
  if (!link || !user) throw notFound()
  const isUsed = link.usedAt !== undefined || normaliseName(link.email) !== normaliseName(user.email)
  return { link, user, state: isUsed ? 'used' : link.expiresAt <= clock.now() ? 'expired' : 'valid' }
}

const requireLink = async (
  context: AuthContext,
  token: string,
  purpose: AccountLinkDoc['purpose'],
): Promise<Pick<Found, 'link' | 'user'>> => {
  const { link, user, state } = await findLink(context, token)
  if (link.purpose !== purpose) throw notFound()
  if (state !== 'valid') throw deadLink(state)
  return { link, user }
}

const deadLink = (state: 'used' | 'expired') =>
  state === 'used'
    ? new AppError('conflict', { code: problemCodes.linkUsed, detail: 'This link has been used already.' })
    : new AppError('conflict', { code: problemCodes.linkExpired, detail: 'This link has expired.' })
