import * as z from 'zod/mini'
import { Id, Instant, OrNull } from '../fields.ts'
import { AccountLinkToken } from './account-link.ts'
import { EmailAddress } from './user.ts'

export const householdLimit = 4

export const householdInviteDays = 7

export const HouseholdMember = z.object({ userId: Id, name: z.string(), joinedAt: Instant })
export type HouseholdMember = z.infer<typeof HouseholdMember>

/** An unused invite. Its token is shown once, when it is made. */
export const HouseholdInvite = z.object({
  id: Id,
  /** The member who made it. */
  invitedBy: Id,
  createdAt: Instant,
  expiresAt: Instant,
})
export type HouseholdInvite = z.infer<typeof HouseholdInvite>

/** People who look for a home together. Without members: the caller looks alone. */
export const Household = z.object({
  /** In the order of joining. */
  members: z.array(HouseholdMember),
  /** Newest first. */
  invites: z.array(HouseholdInvite),
})
export type Household = z.infer<typeof Household>

/** With an address, the link is also mailed there, if an account has proved it. */
export const HouseholdInviteInput = z.object({ email: z.optional(EmailAddress) })
export type HouseholdInviteInput = z.infer<typeof HouseholdInviteInput>

export const NewHouseholdInvite = z.extend(HouseholdInvite, { token: AccountLinkToken })
export type NewHouseholdInvite = z.infer<typeof NewHouseholdInvite>

export const HouseholdInvitePreview = z.object({
  /** Invites are single use. */
  state: z.enum(['valid', 'used', 'expired']),
  /** The name of the member who made it; null unless the invite is valid. */
  invitedBy: OrNull(z.string()),
  /** Names, in the order of joining; empty unless the invite is valid. */
  members: z.array(z.string()),
})
export type HouseholdInvitePreview = z.infer<typeof HouseholdInvitePreview>

/** Another member of the caller's household. */
export const Housemate = z.pick(HouseholdMember, { userId: true, name: true })
export type Housemate = z.infer<typeof Housemate>
