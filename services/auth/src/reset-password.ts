import { PasswordChanged } from '@verandah/contracts'
import { eachAlone, newEvent, type Handler, type Job } from '@verandah/kit'
import { changeUser } from './change-user.ts'
import type { AuthContext } from './context.ts'
import { requireStrong } from './passwords.ts'
import { asksForCode, isLongCode, requireCode } from './prove-code.ts'
import { deadLink, isElsewhere, requireLink } from './read-account-link.ts'
import { originOf } from './request-origin.ts'

export const getAccountMail =
  ({ sendsMail }: AuthContext): Handler<'getAccountMail'> =>
  () =>
    Promise.resolve({ isSent: sendsMail })

/**
 * Only stores the request: the address is looked up later, so that neither response nor timing reveals whether it has
 * an account.
 */
export const forgotPassword =
  ({ links, throttle, sendsMail }: AuthContext): Handler<'forgotPassword'> =>
  async ({ body: { email }, remoteAddress }) => {
    await throttle.limitLinkRequests(remoteAddress)
    if (sendsMail) await links.ask('reset-password', email)
  }

/** After a crash, requests wait this long for another process. */
const leaseMs = 10_000

/** Requests a mail for each address with an account and drops the others, in one process. */
export function sendResetLinks({ links, users, throttle, leases }: AuthContext): Job {
  return {
    name: 'send-reset-links',
    intervalMs: 2_000,
    run: async () =>
      eachAlone(await links.listAsked(), async (asked) => {
        if (!(await leases.hold('send-reset-links', leaseMs))) return
        const user = await users.findByAddress(asked.email)
        if (user && (await throttle.mayWriteTo(user._id))) await links.send(asked, user)
        else await links.drop(asked._id)
      }),
  }
}

/**
 * Sets a new password and ends every session: at once, and by the event after a crash. A link used up by a crash must
 * be requested again.
 */
export const resetPassword =
  (context: AuthContext): Handler<'resetPassword'> =>
  async (call) => {
    const { links, passwords, revocations, securityEvents, throttle, clock } = context
    const { token, newPassword, code } = call.body
    const { link, user } = await requireLink(context, token, 'reset-password')
    requireStrong('newPassword', newPassword, user)
    // Only holders of a link use this limit.
    const attempt = { account: `${user._id} link`, address: call.remoteAddress, knownDevice: null }
    if (asksForCode(user) && code !== undefined) await throttle.limitCodes(attempt, isLongCode(code))
    await requireCode(context, user, { code, origin: originOf(call) })
    const passwordHash = await passwords.hash(newPassword)
    if (!(await links.use(link._id, clock.now()))) throw deadLink('used')
    const userId = user._id
    // No session has the id of a link, so none is kept.
    const change = { userId, keptSid: link._id, changedAt: clock.now().toISOString() }
    const eventsOf = () => [newEvent(PasswordChanged, change, { clock })]
    await changeUser(context, userId, (stored) => {
      if (isElsewhere(link, stored) || (asksForCode(stored) && !asksForCode(user))) throw deadLink('used')
      return { fields: { passwordHash }, eventsOf }
    })
    await securityEvents.record(userId, 'password-reset', originOf(call))
    await links.endAllOf(userId, clock.now())
    await revocations.revokeSessionsOf({ userId })
  }
