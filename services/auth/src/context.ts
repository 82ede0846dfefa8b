import type { Kit } from '@verandah/kit'
import type { AuthSettings } from './config.ts'
import { createDeviceTokens } from './device-tokens.ts'
import { createExports } from './exports.ts'
import { createInviteCodes } from './invite-codes.ts'
import { createOpenSession, createSignAccess } from './open-session.ts'
import { createPasswords } from './passwords.ts'
import { createReauthenticate } from './reauthenticate.ts'
import { createRefreshTokens } from './refresh-tokens.ts'
import { createRevocations } from './revocations.ts'
import { createSecurityEvents } from './security-events.ts'
import { createSessions } from './sessions.ts'
import { createThrottle } from './throttle.ts'
import { createUsers } from './users.ts'

export type AuthContext = Awaited<ReturnType<typeof createContext>>

/** Everything that the use cases of auth choose from. */
export const createContext = async (kit: Kit<AuthSettings>) => {
  const { store, settings, caches, sessionSecret } = kit
  const families = createSessions(store)
  const passwords = createPasswords({ memoryKib: settings.PASSWORD_HASH_MEMORY_KIB })
  const securityEvents = createSecurityEvents(kit)
  const throttle = createThrottle(caches, settings)
  const users = createUsers(kit)
  const parts = {
    users,
    deletions: users.deletions,
    exports: createExports(kit),
    sessions: families,
    inviteCodes: createInviteCodes(store),
    passwords,
    throttle,
    securityEvents,
    reauthenticate: createReauthenticate({ passwords, throttle, securityEvents }),
    refreshTokens: createRefreshTokens(sessionSecret),
    devices: createDeviceTokens(sessionSecret),
    revocations: createRevocations({ ...kit, sessions: families }),
    signAccess: createSignAccess(kit),
    isSecure: settings.PUBLIC_URL.startsWith('https:'),
  }
  await parts.revocations.announceRecent()
  return { ...kit, ...parts, openSession: createOpenSession({ ...kit, ...parts }) }
}
