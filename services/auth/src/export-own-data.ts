import { maxExportPartBytes, type EventOf, type UserExportRequested } from '@verandah/contracts'
import { splitText } from '@verandah/kit'
import type { AuthContext } from './context.ts'
import { recordPart } from './record-export.ts'
import { toSecurityEvent } from './security-events.ts'
import type { SessionDoc } from './session-document.ts'
import { toCurrentUser } from './user-document.ts'

const everything = Number.MAX_SAFE_INTEGER

/** What auth itself holds about a user, without anything that would let somebody in. */
export const exportOwnData =
  (context: AuthContext) =>
  async ({ data: { userId, exportId } }: EventOf<typeof UserExportRequested>): Promise<void> => {
    const { users, sessions, securityEvents, inviteCodes } = context
    const user = await users.findById(userId)
    const kept = {
      profile: user && toCurrentUser(user),
      sessions: (await sessions.listAllOf(userId)).map(withoutTokens),
      securityEvents: (await securityEvents.listOf(userId, everything)).map(toSecurityEvent),
      inviteCodes: await inviteCodes.codesOf(userId),
    }
    const parts = splitText(JSON.stringify(kept), maxExportPartBytes)
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
