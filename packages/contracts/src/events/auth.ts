import * as z from 'zod/mini'
import { defineEvent } from '../define-event.ts'
import { Id, Instant, OrNull } from '../fields.ts'
import { AccountLinkPurpose } from '../models/account-link.ts'
import { HouseholdMember } from '../models/household.ts'
import { Plan } from '../models/plan.ts'

/** False until the address is proved; absent from the previous build. */
const isEmailConfirmed = z.optional(z.boolean())

export const UserRegistered = defineEvent('auth', 'UserRegistered', {
  summary: 'Somebody opened an account.',
  data: z.object({
    userId: Id,
    username: z.string(),
    email: z.string(),
    isEmailConfirmed,
    name: z.string(),
    plan: Plan,
  }),
})

export const UserChanged = defineEvent('auth', 'UserChanged', {
  summary: 'What others may know of a user is different now. The data is whole; a newer revision wins.',
  data: z.object({
    userId: Id,
    revision: z.int(),
    username: z.string(),
    email: z.string(),
    isEmailConfirmed,
    name: z.string(),
    isAdmin: z.boolean(),
    plan: Plan,
    registeredAt: OrNull(Instant),
  }),
})

export const PasswordChanged = defineEvent('auth', 'PasswordChanged', {
  summary: 'Somebody has a new password. Sessions opened before it end, but for the one that changed it.',
  data: z.object({ userId: Id, keptSid: Id, changedAt: Instant }),
})

export const EmailChanged = defineEvent('auth', 'EmailChanged', {
  summary: 'An account has another email address, so that somebody may warn the one before.',
  data: z.object({ userId: Id, before: z.string(), after: z.string() }),
})

export const AccountLinkRequested = defineEvent('auth', 'AccountLinkRequested', {
  summary:
    'A link shall be sent to an address of a user. The event does not hold it: who writes the mail makes it from the id.',
  data: z.object({ linkId: Id, userId: Id, purpose: AccountLinkPurpose, email: z.string(), expiresAt: Instant }),
})

export const TwoStepChanged = defineEvent('auth', 'TwoStepChanged', {
  summary: 'What an account asks for beside its password has changed, or a recovery code stood in for it.',
  data: z.object({
    userId: Id,
    change: z.enum(['on', 'off', 'recovery-code-used', 'recovery-codes-renewed']),
    recoveryCodesLeft: z.int(),
    at: Instant,
  }),
})

export const HouseholdChanged = defineEvent('auth', 'HouseholdChanged', {
  summary: 'Other people look for a home together than before. The data is whole; a newer revision wins.',
  /** Concerns several users: the revision without an erased member follows. */
  subjectUser: () => null,
  data: z.object({
    householdId: Id,
    revision: z.int(),
    /** Empty once everybody has left. */
    members: z.array(z.extend(HouseholdMember, { registeredAt: Instant })),
  }),
})

export const HouseholdInviteMailed = defineEvent('auth', 'HouseholdInviteMailed', {
  summary:
    'An invite to a household shall be mailed to a user. The event does not hold its link: who writes the mail makes it from the id.',
  data: z.object({
    inviteId: Id,
    /** The invited user. */
    userId: Id,
    email: z.string(),
    /** The name of the inviting member. */
    invitedBy: z.string(),
    expiresAt: Instant,
  }),
})

export const SessionRevoked = defineEvent('auth', 'SessionRevoked', {
  delivery: 'broadcast',
  summary: 'A session ended before its tokens did: every process refuses its access tokens from now on.',
  data: z.object({ sid: Id, userId: Id, revokedAt: Instant }),
})
