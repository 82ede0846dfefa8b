import { deviceTtlMs, periodText, answerRetention, whileAccountLasts } from '@verandah/kit'
import { accountLinksKeptMs } from './account-links.ts'
import type { AuthContext } from './context.ts'
import { refreshTtlMs, sessionLifeMs } from './domain/evaluate-refresh.ts'
import { exportRetentionMs } from './domain/export-request.ts'
import { inviteLifeMs, invitesKeptMs } from './households/household-changes.ts'
import { challengeLifeMs } from './login-challenges.ts'
import { securityEventsKeptMs } from './security-events.ts'

const onDevices = [
  {
    what: 'On your device: two cookies that keep you signed in, and one that says so to this site',
    kept: `Until you log out, or ${periodText(refreshTtlMs)} after the last use`,
    collections: [],
  },
  {
    what: 'On your device: a cookie that recognises this browser, so that someone who guesses at your password can’t lock you out',
    kept: `${periodText(deviceTtlMs)} after your last log-in`,
    collections: [],
  },
]

/** What auth holds about a person; none of it is a setting. */
export const retention = answerRetention<AuthContext>(() => [
  {
    what: 'Your name, email address, username and plan, and your password as a one-way hash; with two-step verification, its secret, sealed, and your recovery codes as hashes',
    kept: `${whileAccountLasts}. Then only a receipt of the deletion stays, without your name.`,
    collections: ['users'],
  },
  {
    what: 'The browsers where you are signed in',
    kept: `${periodText(refreshTtlMs)} after the last use, ${periodText(sessionLifeMs)} after you logged in at most`,
    collections: ['sessions'],
  },
  {
    what: 'A note that you entered the right password, while we wait for your code',
    kept: periodText(challengeLifeMs),
    collections: ['login_challenges'],
  },
  {
    what: 'Log-ins and changes to your account: when, and from which browser and network address',
    kept: periodText(securityEventsKeptMs),
    collections: ['security_events'],
  },
  {
    what: 'A record that you asked for a link to your account, and where we sent it',
    kept: `${periodText(accountLinksKeptMs)} after it has expired`,
    collections: ['account_links'],
  },
  {
    what: 'The copy of your data that you ask for',
    kept: `You can download it for ${periodText(exportRetentionMs)}; it is erased ${periodText(2 * exportRetentionMs)} after it was made`,
    collections: ['exports', 'export_parts'],
  },
  ...onDevices,
  {
    what: 'The household that you are in, and the invites that you made, as one-way hashes',
    kept: `Until you leave it; an invite ${periodText(inviteLifeMs + invitesKeptMs)} at most`,
    collections: ['households'],
  },
  { what: 'Which invite code you used', kept: whileAccountLasts, collections: ['invite_codes'] },
])
