import type {
  AccountLinkRequested,
  EmailChanged,
  EventOf,
  PasswordChanged,
  SubscriptionChanged,
  TwoStepChanged,
  UserChanged,
  UserRegistered,
} from '@verandah/contracts'
import { linkTokenOf } from '@verandah/user-records'
import type { NotificationsContext } from './context.ts'
import {
  toneOf,
  writeAccountLink,
  writeEmailChanged,
  writePasswordChanged,
  writeSubscriptionChanged,
  writeWelcome,
} from './mail/account-mails.ts'
import { writeTwoStepChanged } from './mail/two-step-mail.ts'

/** Learns how to reach a new user, and welcomes them, where nobody has to prove an address. */
export const welcomeUser =
  (context: NotificationsContext) =>
  async ({ data, occurredAt }: EventOf<typeof UserRegistered>): Promise<void> => {
    const { userId, username, email, name, plan, isEmailConfirmed: isConfirmed = true } = data
    await context.recipients.record({ _id: userId, revision: 0, username, email, name, isConfirmed })
    if (isConfirmed) await welcome(context, { userId, email, name, plan, registeredAt: occurredAt })
  }

/** Keeps how to reach a user up to date, and welcomes whoever has just proved their address. */
export const followUser =
  (context: NotificationsContext) =>
  async ({ data }: EventOf<typeof UserChanged>): Promise<void> => {
    const { userId, revision, username, email, name, plan, registeredAt, isEmailConfirmed: isConfirmed } = data
    const reached = { _id: userId, revision, username, email, name, isConfirmed: isConfirmed ?? true }
    await context.recipients.record(reached)
    if (isConfirmed === true && registeredAt !== null)
      await welcome(context, { userId, email, name, plan, registeredAt })
  }

type Newcomer = Pick<EventOf<typeof UserChanged>['data'], 'userId' | 'email' | 'name' | 'plan'> & {
  registeredAt: string
}

/** Once, so not when the message that did it may be forgotten by now. */
const welcome = async ({ clock, mails, settings }: NotificationsContext, newcomer: Newcomer): Promise<void> => {
  const { userId, email, name, plan, registeredAt } = newcomer
  if (Date.parse(registeredAt) <= clock.now().getTime() - settings.MAIL_KEPT_MS) return
  const mail = writeWelcome({ name, plan, publicUrl: settings.PUBLIC_URL })
  await mails.add({ key: `welcome:${userId}`, kind: 'welcome', userId, to: email, ...mail })
}

/** Writes to the old and the new address: somebody who took an account over cannot hide it. */
export const warnOfEmailChange =
  ({ mails, recipients }: NotificationsContext) =>
  async ({ id, data: { userId, before, after } }: EventOf<typeof EmailChanged>): Promise<void> => {
    const recipient = await recipients.expectConfirmed(userId)
    if (!recipient) return
    const mail = { kind: 'email-changed', userId, ...writeEmailChanged({ name: recipient.name, email: after }) }
    await mails.add({ key: `email-changed:${id}:before`, to: before, ...mail })
    await mails.add({ key: `email-changed:${id}:after`, to: after, ...mail })
  }

/** Writes a link to the address that it was asked for. One that has expired meanwhile is written no more. */
export const sendAccountLink =
  ({ clock, mails, recipients, settings }: NotificationsContext) =>
  async ({ data }: EventOf<typeof AccountLinkRequested>): Promise<void> => {
    const { linkId, userId, purpose, email, expiresAt } = data
    const recipient = await recipients.expect(userId)
    if (Date.parse(expiresAt) <= clock.now().getTime()) return
    const { name, username } = recipient
    const token = linkTokenOf(settings.ACCOUNT_LINK_KEYS[0], linkId)
    const mail = writeAccountLink(purpose, { name, username, token, publicUrl: settings.PUBLIC_URL })
    await mails.add({ key: `${purpose}:${linkId}`, kind: purpose, userId, to: email, ...mail })
  }

export const warnOfPasswordChange =
  ({ mails, recipients }: NotificationsContext) =>
  async ({ id, data: { userId, changedAt } }: EventOf<typeof PasswordChanged>): Promise<void> => {
    const recipient = await recipients.expectConfirmed(userId)
    if (!recipient) return
    const { name, email } = recipient
    const kind = 'password-changed'
    await mails.add({ key: `${kind}:${id}`, kind, userId, to: email, ...writePasswordChanged({ name, changedAt }) })
  }

/** Writes to the owner: whoever got in with a code, or took the question for one away, cannot hide it. */
export const warnOfTwoStep =
  ({ mails, recipients, settings }: NotificationsContext) =>
  async ({ id, data }: EventOf<typeof TwoStepChanged>): Promise<void> => {
    const recipient = await recipients.expectConfirmed(data.userId)
    if (!recipient) return
    const { name, email } = recipient
    const kind = 'two-step-changed'
    const { userId } = data
    const mail = writeTwoStepChanged(data, { name, publicUrl: settings.PUBLIC_URL })
    await mails.add({ key: `${kind}:${id}`, kind, userId, to: email, ...mail })
  }

/** Writes to a buyer when their subscription has changed; a late or repeated event sends nothing. */
export const tellOfSubscription =
  ({ mails, recipients, settings, subscriptions }: NotificationsContext) =>
  async ({ data }: EventOf<typeof SubscriptionChanged>): Promise<void> => {
    const { userId, version } = data
    const recipient = await recipients.expectConfirmed(userId)
    const known = await subscriptions.find(userId)
    if (!recipient || (known && known.revision >= version)) return
    const tone = toneOf(data)
    const { name, email } = recipient
    const mail = tone === known?.tone ? null : writeSubscriptionChanged(data, { name, publicUrl: settings.PUBLIC_URL })
    const kind = 'subscription-changed'
    if (mail) await mails.add({ key: `${kind}:${userId}:${version}`, kind, userId, to: email, ...mail })
    await subscriptions.record(userId, version, tone)
  }
