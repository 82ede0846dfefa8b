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
    const texts = splitText(JSON.stringify(held), maxExportPartBytes)
    const whole = { userId, exportId, service: 'auth' as const, parts: texts.length }
    const parts = texts.map((data, index) => ({ ...whole, data, part: index + 1 }))
    await recordParts(context, { userId, exportId }, parts)
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
    recordParts(context, data, [data])

/** The last part completes the export. Unrequested and outdated parts are dropped. */
const recordParts = async (
  { exports, clock }: AuthContext,
  { userId, exportId }: Pick<ExportPart, 'userId' | 'exportId'>,
  parts: readonly Omit<ExportPart, 'expiresAt'>[],
): Promise<void> => {
  const now = clock.now()
  if ((await exports.find(userId))?.exportId !== exportId) return
  const expiresAt = new Date(now.getTime() + 2 * exportRetentionMs)
  await exports.parts.add(parts.map((part) => ({ ...part, expiresAt })))
  const current = await exports.find(userId)
  if (current?.exportId !== exportId) await exports.parts.forgetAllBut(current?.exportId ?? null, userId)
  else if (isComplete(await exports.parts.listArrived(exportId))) await exports.markReady(userId, exportId, now)
}
