import type {
  AccountLinkRequested,
  EmailChanged,
  EventOf,
  HouseholdInviteMailed,
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
import { writeHouseholdInvite } from './mail/household-mail.ts'
import { writeTwoStepChanged } from './mail/two-step-mail.ts'

/** Stores a new user's address, and welcomes them if it needs no confirmation. */
export const welcomeUser =
  (context: NotificationsContext) =>
  async ({ data, occurredAt }: EventOf<typeof UserRegistered>): Promise<void> => {
    const { userId, username, email, name, plan, isEmailConfirmed: isConfirmed = true } = data
    await context.recipients.record({ _id: userId, revision: 0, username, email, name, isConfirmed })
    if (isConfirmed) await welcome(context, { userId, email, name, plan, registeredAt: occurredAt })
  }

/** Keeps a user's address up to date, and welcomes them once it is confirmed. */
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

/** Sent once. Skips registrations older than the retention of mail, because a repeat could not be detected. */
const welcome = async ({ clock, mails, settings }: NotificationsContext, newcomer: Newcomer): Promise<void> => {
  const { userId, email, name, plan, registeredAt } = newcomer
  if (Date.parse(registeredAt) <= clock.now().getTime() - settings.MAIL_KEPT_MS) return
  const mail = writeWelcome({ name, plan, publicUrl: settings.PUBLIC_URL })
  await mails.add({ key: `welcome:${userId}`, kind: 'welcome', userId, to: email, ...mail })
}

/** Writes to the old and the new address, so that an account takeover cannot be hidden. */
export const warnOfEmailChange =
  ({ mails, recipients }: NotificationsContext) =>
  async ({ id, data: { userId, before, after } }: EventOf<typeof EmailChanged>): Promise<void> => {
    const recipient = await recipients.expectConfirmed(userId)
    if (!recipient) return
    const mail = { kind: 'email-changed', userId, ...writeEmailChanged({ name: recipient.name, email: after }) }
    await mails.add({ key: `email-changed:${id}:before`, to: before, ...mail })
    await mails.add({ key: `email-changed:${id}:after`, to: after, ...mail })
  }

/** Sends a link to the address that it was requested for, unless it has expired. */
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

/** Mails an invite to a household, unless it has expired. */
export const sendHouseholdInvite =
  ({ clock, mails, recipients, settings }: NotificationsContext) =>
  async ({ data }: EventOf<typeof HouseholdInviteMailed>): Promise<void> => {
    const { inviteId, userId, email, invitedBy, expiresAt } = data
    const { name } = await recipients.expect(userId)
    if (Date.parse(expiresAt) <= clock.now().getTime()) return
    const token = linkTokenOf(settings.ACCOUNT_LINK_KEYS[0], inviteId)
    const mail = writeHouseholdInvite({ name, invitedBy, token, publicUrl: settings.PUBLIC_URL })
    const kind = 'household-invite'
    await mails.add({ key: `${kind}:${inviteId}`, kind, userId, to: email, ...mail })
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

/** Warns the owner, so that signing in with a recovery code or turning off two-step verification cannot be hidden. */
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

/** Writes to a buyer after their subscription changed; ignores late and repeated events. */
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
