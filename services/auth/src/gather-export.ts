import {
  maxExportPartBytes,
  type dataExportedEvents,
  type EventOf,
  type UserExportRequested,
} from '@verandah/contracts'
import { splitText } from '@verandah/kit'
import type { AuthContext } from './context.ts'
import { exportRetentionMs, isComplete } from './domain/export-request.ts'
import type { ExportPart } from './export-parts.ts'
import { toSecurityEvent } from './security-events.ts'
import type { HouseholdDoc } from './households/households.ts'
import type { SessionDoc } from './session-document.ts'
import { toCurrentUser } from './user-document.ts'

/** Auth's own records of a user, without secrets. */
export const exportOwnData =
  (context: AuthContext) =>
  async ({ data: { userId, exportId } }: EventOf<typeof UserExportRequested>): Promise<void> => {
    const { users, sessions, securityEvents, inviteCodes, links, households } = context
    const user = await users.findById(userId)
    const held = {
      profile: user && toCurrentUser(user),
      sessions: (await sessions.listAllOf(userId)).map(withoutTokens),
      securityEvents: (await securityEvents.listOf(userId, Number.MAX_SAFE_INTEGER)).map(toSecurityEvent),
      links: (await links.listOf(userId)).map(({ purpose, email, usedAt = null, expiresAt }) => ({
        purpose,
        email,
        usedAt,
        expiresAt,
      })),
      inviteCodes: await inviteCodes.codesOf(userId),
      household: ownPartOf(await households.ofMember(userId), userId),
    }
    const parts = splitText(JSON.stringify(held), maxExportPartBytes)
    for (const [index, data] of parts.entries()) {
      await recordPart(context, { userId, exportId, service: 'auth', data, part: index + 1, parts: parts.length })
    }
  }

/** When the user joined and whom they invited; nothing of the other members. */
const ownPartOf = (household: HouseholdDoc | null, userId: string) =>
  household && {
    joinedAt: household.members.find((member) => member.userId === userId)?.joinedAt,
    invites: household.invites
      .filter(({ invitedBy }) => invitedBy === userId)
      .map(({ createdAt, expiresAt, usedAt = null }) => ({ createdAt, expiresAt, usedAt })),
  }

const withoutTokens = ({ _id: id, createdAt, rotatedAt, device, expiresAt, revokedAt }: SessionDoc) => ({
  id,
  createdAt,
  lastSeenAt: rotatedAt,
  device: device ?? null,
  endedAt: revokedAt ?? null,
  expiresAt,
})

/** Stores a part of a service's export. */
export const recordExport =
  (context: AuthContext) =>
  ({ data }: EventOf<(typeof dataExportedEvents)[number]>): Promise<void> =>
    recordPart(context, data)

/** The last part completes the export. Unrequested and outdated parts are dropped. */
const recordPart = async ({ exports, clock }: AuthContext, part: Omit<ExportPart, 'expiresAt'>): Promise<void> => {
  const { userId, exportId } = part
  const now = clock.now()
  if ((await exports.find(userId))?.exportId !== exportId) return
  await exports.parts.add({ ...part, expiresAt: new Date(now.getTime() + 2 * exportRetentionMs) })
  const current = await exports.find(userId)
  if (current?.exportId !== exportId) await exports.parts.forgetAllBut(current?.exportId ?? null, userId)
  else if (isComplete(await exports.parts.listArrived(exportId))) await exports.markReady(userId, exportId, now)
}
