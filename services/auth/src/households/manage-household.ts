import { type EventOf, type Household, householdLimit, problemCodes, type UserChanged } from '@verandah/contracts'
import { AppError, type Handler, type Job, notFound } from '@verandah/kit'
import { maxTries, overtaken } from '../change-user.ts'
import type { AuthContext } from '../context.ts'
import type { UserDoc } from '../user-document.ts'
import {
  type HouseholdState,
  type Invite,
  left,
  type Member,
  openInvites,
  renamed,
  withoutInvite,
} from './household-changes.ts'

/** The caller's household; empty for a caller alone. */
export const getHousehold =
  ({ households, clock }: AuthContext): Handler<'getHousehold'> =>
  async ({ caller }) =>
    showHousehold(await households.ofMember(caller.sub), clock.now())

export function showHousehold(household: HouseholdState | null, now: Date): Household {
  return {
    members: (household?.members ?? []).map(({ userId, name, joinedAt }) => ({
      userId,
      name,
      joinedAt: joinedAt.toISOString(),
    })),
    invites: household === null ? [] : openInvites(household, now).map(showInvite),
  }
}

export function showInvite({ id, invitedBy, createdAt, expiresAt }: Invite) {
  return {
    id,
    invitedBy,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}

export function memberOf({ _id: userId, name, createdAt: registeredAt }: UserDoc, joinedAt: Date): Member {
  return {
    userId,
    name,
    registeredAt,
    joinedAt,
  }
}

/** Any member may revoke an invite of the household. */
export const revokeHouseholdInvite =
  ({ households, clock }: AuthContext): Handler<'revokeHouseholdInvite'> =>
  async ({ caller, params: { id } }) => {
    await untilWritten(async () => {
      const current = await households.ofMember(caller.sub)
      if (!current || !openInvites(current, clock.now()).some((invite) => invite.id === id)) throw notFound()
      return households.replace(current, withoutInvite(current, id))
    })
  }

export const leaveHousehold =
  (context: AuthContext): Handler<'leaveHousehold'> =>
  async ({ caller }) => {
    if (!(await leave(context, caller.sub))) throw notFound()
  }

/** False for a user who is in none. */
export async function leave({ households }: Pick<AuthContext, 'households'>, userId: string): Promise<boolean> {
  let wasMember = false
  await untilWritten(async () => {
    const current = await households.ofMember(userId)
    wasMember ||= current !== null
    return current === null || households.replace(current, left(current, userId))
  })
  return wasMember
}

/** The name of a member follows the name of the user: the stored one, as the event may be late. */
export const renameMember =
  ({ households, users }: AuthContext) =>
  async ({ data: { userId } }: EventOf<typeof UserChanged>): Promise<void> =>
    untilWritten(async () => {
      const current = await households.ofMember(userId)
      const name = (await users.findById(userId))?.name
      const member = current?.members.find((one) => one.userId === userId)
      if (!current || name === undefined || member?.name === name) return true
      return households.replace(current, renamed(current, userId, name))
    })

export function tidyHouseholds({ households }: AuthContext): Job {
  return {
    name: 'tidy-households',
    intervalMs: 60 * 60_000,
    run: () => households.tidy(),
  }
}

/** Tries again after a concurrent write. */
export async function untilWritten(write: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < maxTries; tries += 1) if (await write()) return
  throw overtaken('household')
}

export function householdFull() {
  return new AppError('conflict', {
    code: problemCodes.householdFull,
    detail: `A household has up to ${householdLimit} people, invites included. Revoke an invite to make another.`,
  })
}
