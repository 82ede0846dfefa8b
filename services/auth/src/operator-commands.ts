import { randomBytes, randomUUID } from 'node:crypto'
import { paths, type AccountLinkPurpose } from '@verandah/contracts'
import { markOf } from '@verandah/kit'
import { changeUser, userChanged } from './change-user.ts'
import type { AuthContext } from './context.ts'
import { newCode } from './codes.ts'
import { readCode, type InviteDoc } from './invite-codes.ts'
import { beginDeletion } from './request-account-deletion.ts'
import { fromWithin } from './request-origin.ts'
import { twoStepChanged } from './two-step.ts'
import type { UserDoc } from './user-document.ts'

type Deps = Pick<AuthContext, 'users' | 'sessions' | 'inviteCodes' | 'securityEvents' | 'links' | 'clock'> & {
  publicUrl: string
}

export interface InviteOrder {
  /** Made up when absent. */
  code?: string | undefined
  uses: number
  days: number
}

/** Operator commands. Each resolves to the lines to print. */
export function createOperatorCommands(deps: Deps) {
  return { ...inviteCommands(deps), ...accountCommands(deps), ...deletionCommands(deps) }
}

const inviteCommands = ({ inviteCodes, clock }: Deps) => ({
  createInvite: async ({ code = newCode(), uses, days }: InviteOrder): Promise<string> => {
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + days * 24 * 60 * 60 * 1000)
    const uncounted = { pending: [], redeemedBy: [] }
    const invite = { _id: readCode(code), maxUses: uses, usesLeft: uses, createdAt: now, expiresAt, ...uncounted }
    if (!(await inviteCodes.insert(invite))) throw new Error(`The invite code ${invite._id} already exists.`)
    return lineOf(invite)
  },
  listInvites: async (): Promise<string> => {
    const invites = await inviteCodes.list()
    return invites.length === 0 ? 'There are no invite codes.' : invites.map(lineOf).join('\n')
  },
})

const accountCommands = ({ users, sessions, securityEvents, links, clock, publicUrl }: Deps) => ({
  /** Takes effect at the next refresh of a session when granted, at once when revoked: those sessions end. */
  setAdmin: async (username: string, { isAdmin }: { isAdmin: boolean }): Promise<string> => {
    const user = await requireUser(users, username)
    const { hasChanged } = await changeUser({ users }, user._id, (stored) =>
      stored.isAdmin === isAdmin ? null : { fields: { isAdmin }, eventsOf: (changed) => [userChanged(changed, clock)] },
    )
    if (hasChanged) await securityEvents.record(user._id, isAdmin ? 'admin-granted' : 'admin-revoked', fromWithin)
    if (!isAdmin) await sessions.revokeAllOf(user._id)
    return `${user.username} ${isAdmin ? 'is an admin now' : 'is no longer an admin'}.`
  },
  /** Ends all sessions of a user, in every process within seconds. */
  endSessions: async (username: string): Promise<string> => {
    const user = await requireUser(users, username)
    const ended = await sessions.revokeAllOf(user._id)
    for (let n = 0; n < ended; n += 1) await securityEvents.record(user._id, 'session-ended', fromWithin)
    return `${ended} session(s) of ${user.username} ended.`
  },
  /** For a user who lost phone and recovery codes and was identified by the operator. */
  turnOffTwoStep: async (username: string): Promise<string> => {
    const user = await requireUser(users, username)
    const event = twoStepChanged(user, { change: 'off', recoveryCodesLeft: 0, clock })
    if (!(await users.twoStep.turnOff(user._id, event)))
      return `Two-step verification of ${user.username} is off already.`
    await securityEvents.record(user._id, 'two-step-off', fromWithin)
    return `Two-step verification of ${user.username} is off.`
  },
  /** For a user identified by the operator, without mail. */
  createLink: async (purpose: AccountLinkPurpose, username: string): Promise<string> => {
    const user = await requireUser(users, username)
    const token = randomBytes(32).toString('base64url')
    const expiresAt = await links.handOut(purpose, user, token)
    const { path, does } = linkTexts[purpose]
    const link = new URL(path.href(token), publicUrl).toString()
    return `${link}\nIt ${does} ${user.username}, once, until ${expiresAt.toISOString()}.`
  },
})

/** After a restore: the copy brings back accounts that were deleted since. */
const deletionCommands = ({ users, clock }: Deps) => ({
  listDeletions: async (): Promise<string> => {
    const tombstones = await users.deletions.list()
    const lines = tombstones.map(({ _id, deletion }) => `${markOf(_id)}  ${deletion.requestedAt.toISOString()}`)
    return lines.join('\n') || 'No account has been deleted.'
  },
  /** Deletes the accounts with these marks; services erase them as soon as they run. */
  repeatDeletions: async (marks: readonly string[]): Promise<string> => {
    let count = 0
    for await (const page of users.each((user) => user))
      for (const user of page.filter(({ _id }) => marks.includes(markOf(_id)))) {
        const { isBegun } = await beginDeletion({ deletions: users.deletions, clock, newId: randomUUID }, user)
        count += Number(isBegun)
      }
    return `${count} of ${marks.length} marked account(s) were there, and are deleted again.`
  },
})

const requireUser = async (users: Deps['users'], username: string): Promise<UserDoc> => {
  const user = await users.findByUsername(username)
  if (!user) throw new Error(`There is no user ${username}.`)
  return user
}

const linkTexts = {
  'reset-password': { path: paths.resetPassword, does: 'sets a new password for' },
  'confirm-email': { path: paths.confirmEmail, does: 'confirms the email address of' },
} as const

const lineOf = ({ _id, usesLeft, maxUses, expiresAt }: InviteDoc): string =>
  `${_id}  ${usesLeft} of ${maxUses} left  until ${expiresAt.toISOString().slice(0, 10)}`
