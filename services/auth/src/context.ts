import { createLeases, type Kit } from '@verandah/kit'
import { createAccountLinks } from './account-links.ts'
import type { AuthSettings } from './config.ts'
import { createExports } from './exports.ts'
import { createHouseholds } from './households/households.ts'
import { createInviteCodes } from './invite-codes.ts'
import { createLoginChallenges } from './login-challenges.ts'
import { createPasswords } from './passwords.ts'
import { createRevocations } from './revocations.ts'
import { createSecurityEvents } from './security-events.ts'
import { createSessions } from './sessions.ts'
import { createThrottle } from './throttle.ts'
import { createDeviceTokens, createRefreshTokens, createSignAccess } from './tokens.ts'
import { createTwoStepKeys } from './two-step-keys.ts'
import { createUsers } from './users.ts'

export type AuthContext = Awaited<ReturnType<typeof createContext>>

/** The dependencies of auth's use cases. */
export async function createContext(kit: Kit<AuthSettings>) {
  const { settings } = kit
  const sendsMail = settings.SMTP_URL !== undefined
  const users = createUsers(kit)
  const sessions = createSessions(kit)
  const revocations = createRevocations({ ...kit, sessions })
  await revocations.announceRecent()
  return {
    ...kit,
    users,
    deletions: users.deletions,
    exports: createExports(kit),
    leases: createLeases(kit),
    sessions,
    revocations,
    links: createAccountLinks({ ...kit, keys: settings.ACCOUNT_LINK_KEYS }),
    challenges: createLoginChallenges(kit),
    twoStepKeys: createTwoStepKeys(settings.TWO_STEP_KEYS),
    sendsMail,
    asksToConfirm: sendsMail && settings.CONFIRM_EMAIL,
    inviteCodes: createInviteCodes(kit),
    households: createHouseholds(kit),
    passwords: createPasswords({ memoryKib: settings.PASSWORD_HASH_MEMORY_KIB }),
    throttle: createThrottle(kit),
    securityEvents: createSecurityEvents(kit),
    refreshTokens: createRefreshTokens(settings.REFRESH_TOKEN_KEYS),
    devices: createDeviceTokens(settings.DEVICE_TOKEN_KEYS),
    signAccess: createSignAccess(kit),
    isSecure: settings.PUBLIC_URL.startsWith('https:'),
  }
}
