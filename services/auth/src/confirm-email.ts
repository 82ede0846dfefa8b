import {
  EmailChanged,
  problemCodes,
  type confirmEmail as confirmEmailRoute,
  type requestConfirmation as requestConfirmationRoute,
} from '@verandah/contracts'
import { AppError, newEvent, unauthenticated, type Handler } from '@verandah/kit'
import { changeUser, userChanged } from './change-user.ts'
import type { AuthContext } from './context.ts'
import { deadLink, requireLink } from './read-account-link.ts'
import { originOf } from './request-origin.ts'
import { hasConfirmedEmail, normaliseName } from './user-document.ts'

/** Makes the address of the link that of its account. Who proves an address has it: others who only named it keep their account without it. */
export const confirmEmail =
  (context: AuthContext): Handler<typeof confirmEmailRoute> =>
  async (call) => {
    const { links, securityEvents, users, clock } = context
    const { link, user } = await requireLink(context, call.body.token, 'confirm-email')
    const { email } = link
    const emailFolded = normaliseName(email)
    if (user.emailFolded !== emailFolded) await users.requireFreeEmail(email)
    if (!(await links.use(link._id, clock.now()))) throw deadLink('used')
    await changeUser(context, user._id, (stored) => {
      const change = { userId: stored._id, before: stored.email, after: email }
      const isMove = hasConfirmedEmail(stored) && stored.email !== email
      return {
        fields: { email, emailFolded },
        eventsOf: (changed) => [
          userChanged(changed, clock),
          ...(isMove ? [newEvent(EmailChanged, change, { clock })] : []),
        ],
      }
    })
    await securityEvents.record(user._id, user.email === email ? 'email-confirmed' : 'email-changed', originOf(call))
  }

/** Once more, for whoever cannot find the mail. */
export const requestConfirmation =
  ({ links, asksToConfirm, throttle, users }: AuthContext): Handler<typeof requestConfirmationRoute> =>
  async ({ caller, remoteAddress }) => {
    await throttle.limitLinkRequests(remoteAddress)
    const user = await users.findById(caller.sub)
    if (!user) throw unauthenticated()
    if (!asksToConfirm || hasConfirmedEmail(user)) return
    if (!(await throttle.mayWriteTo(user._id))) throw enoughMails()
    await links.sendConfirmation(user)
  }

const enoughMails = () =>
  new AppError('limited', {
    code: problemCodes.tooManyAttempts,
    detail: 'We have sent you several links already. Please look in your spam folder, or try again in an hour.',
    retryAfterMs: 60 * 60_000,
  })
