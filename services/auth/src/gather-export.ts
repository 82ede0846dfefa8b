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
import { showHousehold } from './households/manage-household.ts'
import type { SessionDoc } from './session-document.ts'
import { toCurrentUser } from './user-document.ts'

/** Auth's own records of a user, without secrets. */
export const exportOwnData =
  (context: AuthContext) =>
  async ({ data: { userId, exportId } }: EventOf<typeof UserExportRequested>): Promise<void> => {
    const { users, sessions, securityEvents, inviteCodes, links, households, clock } = context
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
      household: showHousehold(await households.ofMember(userId), clock.now()),
    }
    const parts = splitText(JSON.stringify(held), maxExportPartBytes)
    for (const [index, data] of parts.entries()) {
      await recordPart(context, { userId, exportId, service: 'auth', data, part: index + 1, parts: parts.length })
    }
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
