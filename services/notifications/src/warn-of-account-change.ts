import type { EmailChanged, EventOf, PasswordChanged } from '@verandah/contracts'
import type { NotificationContext } from './context.ts'
import { writeEmailChanged } from './mail/write-email-changed.ts'
import { writePasswordChanged } from './mail/write-password-changed.ts'

/** Tells the address before and the one after: whoever took an account over cannot hide it. */
export const warnOfEmailChange =
  ({ addressees, goneUsers, mails }: NotificationContext) =>
  async ({ id, data: { userId, before, after } }: EventOf<typeof EmailChanged>): Promise<void> => {
    if (await goneUsers.has(userId)) return
    const name = (await addressees.find(userId))?.name ?? ''
    const mail = { kind: 'email-changed', userId, ...writeEmailChanged({ name, email: after }) }
    await mails.add({ key: `email-changed:${id}:before`, to: before, ...mail })
    await mails.add({ key: `email-changed:${id}:after`, to: after, ...mail })
  }

export const warnOfPasswordChange =
  ({ addressees, mails }: NotificationContext) =>
  async ({ id, data: { userId, changedAt } }: EventOf<typeof PasswordChanged>): Promise<void> => {
    const addressee = await addressees.find(userId)
    if (!addressee) return
    const { name, email } = addressee
    const kind = 'password-changed'
    await mails.add({ key: `${kind}:${id}`, kind, userId, to: email, ...writePasswordChanged({ name, changedAt }) })
  }
