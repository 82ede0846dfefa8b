import type { SecurityEventKind } from '@verandah/contracts'

interface SecurityWords {
  title: string
  /** Worth a second look by whoever did not do it themselves. */
  isWarning?: boolean
}

export const securityWords: Readonly<Record<SecurityEventKind, SecurityWords>> = {
  registered: { title: 'Account created' },
  'logged-in': { title: 'Logged in' },
  'log-in-failed': { title: 'Somebody tried a wrong password', isWarning: true },
  'logged-out': { title: 'Logged out' },
  'password-refused': { title: 'A change was refused: wrong password', isWarning: true },
  'password-changed': { title: 'Password changed' },
  'email-changed': { title: 'Email changed' },
  'session-ended': { title: 'A session was ended' },
  'refresh-reuse-detected': { title: 'A copied session was found and shut out', isWarning: true },
  'admin-granted': { title: 'Made an administrator' },
  'admin-revoked': { title: 'No longer an administrator' },
  'export-requested': { title: 'A copy of your data was asked for' },
}
