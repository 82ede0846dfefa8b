import { getExport, listSecurityEvents, listSessions, type SessionSummary } from '@verandah/contracts'
import { screen } from '@testing-library/react'
import { asUser, renderRoute } from '@/testing/app.tsx'
import { answer } from '@/testing/network.ts'

export function aSession(over: Partial<SessionSummary> = {}): SessionSummary {
  return {
    id: 'session-1',
    createdAt: '2026-11-19T02:00:00.000Z',
    lastSeenAt: '2026-11-20T02:00:00.000Z',
    device: 'Firefox on Windows',
    isCurrent: false,
    ...over,
  }
}

/** The session of the test's own browser. */
export const here = aSession({ id: 'session-0', device: 'Chrome on macOS', isCurrent: true })

/** Signs in a user with an account to which nothing has happened. */
export function asAccountHolder(): void {
  asUser()
  answer(listSessions, { reply: [here] })
  answer(listSecurityEvents, { reply: [] })
  answer(getExport, { reply: null })
}

export async function openAccount() {
  const { user } = renderRoute('/account')
  await screen.findByRole('heading', { level: 1, name: 'Account Settings' })
  return user
}
