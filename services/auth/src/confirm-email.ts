import { EmailChanged, PasswordChanged } from '@verandah/contracts'
import { newEvent, unauthenticated, type Handler } from '@verandah/kit'
import { changeUser, userChanged } from './change-user.ts'
import type { AuthContext } from './context.ts'
import { passwordNeeded, proveAccount } from './prove-account.ts'
import { asksForCode } from './prove-code.ts'
import { deadLink, requireLink } from './read-account-link.ts'
import { originOf } from './request-origin.ts'
import { requireConfirmation } from './send-confirmation.ts'
import { twoStepChanged } from './two-step.ts'
import { hasConfirmedEmail, normaliseName, type UserDoc } from './user-document.ts'

/** Confirms the link's address for its account. Other accounts that claimed it lose the claim only. */
export const confirmEmail =
  (context: AuthContext): Handler<'confirmEmail'> =>
  async (call) => {
    const { links, securityEvents, users, clock } = context
    const { link, user } = await requireLink(context, call.body.token, 'confirm-email')
    const { email } = link
    const emailFolded = normaliseName(email)
    if (user.emailFolded !== emailFolded) await users.requireFreeEmail(email)
    const passwordHash = await proveAccount(context, user, call)
    if (!(await links.use(link._id, clock.now()))) throw deadLink('used')
    if (!hasConfirmedEmail(user)) await dropSecondFactor(context, user)
    const passwordChanged = { userId: user._id, keptSid: link._id, changedAt: clock.now().toISOString() }
    await changeUser(context, user._id, (stored) => {
      // Its own user may have proved another address since.
      if (passwordHash !== null && hasConfirmedEmail(stored)) throw passwordNeeded()
      const change = { userId: stored._id, before: stored.email, after: email }
      const isMove = hasConfirmedEmail(stored) && stored.email !== email
      return {
        fields: passwordHash === null ? { email, emailFolded } : { email, emailFolded, passwordHash },
        eventsOf: (changed) => [
          userChanged(changed, clock),
          ...(passwordHash === null ? [] : [newEvent(PasswordChanged, passwordChanged, { clock })]),
          ...(isMove ? [newEvent(EmailChanged, change, { clock })] : []),
        ],
      }
    })
    await securityEvents.record(user._id, user.email === email ? 'email-confirmed' : 'email-changed', originOf(call))
    if (passwordHash !== null) await shutOut(context, user._id)
  }

/** Ends the sessions and links of an account after the owner of its address took it over. */
const shutOut = async ({ links, revocations, clock }: AuthContext, userId: string): Promise<void> => {
  await links.endAllOf(userId, clock.now())
  await revocations.revokeSessionsOf({ userId })
}

/** It was set up before the address was proved, perhaps not by its owner. */
const dropSecondFactor = async ({ users, clock }: AuthContext, user: UserDoc): Promise<void> => {
  if (asksForCode(user))
    await users.twoStep.turnOff(user._id, twoStepChanged(user, { change: 'off', recoveryCodesLeft: 0, clock }))
}

/** Sends the mail again. */
export const requestConfirmation =
  (context: AuthContext): Handler<'requestConfirmation'> =>
  async ({ caller, remoteAddress }) => {
    const { asksToConfirm, throttle, users } = context
    await throttle.limitLinkRequests(remoteAddress)
    const user = await users.findById(caller.sub)
    if (!user) throw unauthenticated()
    if (!asksToConfirm || hasConfirmedEmail(user)) return
    await requireConfirmation(context, user)
  }
