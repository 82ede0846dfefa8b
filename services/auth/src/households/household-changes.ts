import { householdInviteDays, householdLimit } from '@verandah/contracts'

export interface Member {
  userId: string
  name: string
  registeredAt: Date
  joinedAt: Date
}

export interface Invite {
  id: string
  /** The hashes of one token under each possible key. */
  tokenHash: readonly string[]
  /** The member who made it. */
  invitedBy: string
  createdAt: Date
  expiresAt: Date
  usedAt?: Date
}

/** What a household consists of. Every change makes a new one. */
export interface HouseholdState {
  /** In the order of joining; empty once everybody has left. */
  members: readonly Member[]
  invites: readonly Invite[]
}

const dayMs = 24 * 60 * 60_000
export const inviteLifeMs = householdInviteDays * dayMs

/** How long an invite is distinguishable from an unknown one after its end. */
export const invitesKeptMs = 7 * dayMs

/** How long a household without members is kept: a broker that is rolled back loses the news that somebody left. */
export const leftKeptMs = 14 * dayMs

export function stateOfInvite({ usedAt, expiresAt }: Invite, now: Date): 'valid' | 'used' | 'expired' {
  return usedAt !== undefined ? 'used' : expiresAt <= now ? 'expired' : 'valid'
}

/** Invites that can still be used, newest first. */
export function openInvites({ invites }: HouseholdState, now: Date): Invite[] {
  return invites
    .filter((invite) => stateOfInvite(invite, now) === 'valid')
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
}

export function isMember({ members }: HouseholdState, userId: string): boolean {
  return members.some((member) => member.userId === userId)
}

/** Whether every place is taken, by a member or by an open invite. */
export function isSpokenFor(household: HouseholdState, now: Date): boolean {
  return household.members.length + openInvites(household, now).length >= householdLimit
}

export function isFull({ members }: HouseholdState): boolean {
  return members.length >= householdLimit
}

export function withInvite(household: HouseholdState, invite: Invite): HouseholdState {
  return {
    ...household,
    invites: [...remembered(household, invite.createdAt), invite],
  }
}

export function withoutInvite(household: HouseholdState, id: string): HouseholdState {
  return {
    ...household,
    invites: household.invites.filter((invite) => invite.id !== id),
  }
}

/** Adds the member and marks their invite as used. */
export function joined(household: HouseholdState, member: Member, inviteId: string): HouseholdState {
  return {
    members: [...household.members, member],
    invites: household.invites.map((invite) =>
      invite.id === inviteId ? { ...invite, usedAt: member.joinedAt } : invite,
    ),
  }
}

/** Removes the member and revokes their invites. */
export function left({ members, invites }: HouseholdState, userId: string): HouseholdState {
  return {
    members: members.filter((member) => member.userId !== userId),
    invites: invites.filter((invite) => invite.invitedBy !== userId),
  }
}

export function renamed(household: HouseholdState, userId: string, name: string): HouseholdState {
  return {
    ...household,
    members: household.members.map((member) => (member.userId === userId ? { ...member, name } : member)),
  }
}

const remembered = ({ invites }: HouseholdState, now: Date): Invite[] =>
  invites.filter(({ expiresAt }) => expiresAt.getTime() + invitesKeptMs > now.getTime())
