import { useQuery } from '@tanstack/react-query'
import type { SecurityEvent, SecurityEventKind } from '@verandah/contracts'
import { useState } from 'react'
import { SettingsSection } from '@/components/settings/settings-page.tsx'
import { Answered } from '@/components/ui/answered.tsx'
import { Button } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { Notice } from '@/components/ui/notice.tsx'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { dateTimeText } from '@/lib/format.ts'
import { securityEventsQuery } from '../api/sessions.ts'

const shownAtFirst = 6

export function SecurityEvents() {
  const query = useQuery({ ...securityEventsQuery, refetchOnMount: 'always' })
  return (
    <SettingsSection
      title="Account activity"
      text="Logins and changes in the last 400 days. If you don’t recognise something, change your password."
    >
      <Answered query={query} what="your account activity" skeleton={<Skeleton className="h-64" />}>
        {(events) => <EventList events={events} />}
      </Answered>
    </SettingsSection>
  )
}

const EventList = ({ events }: { events: readonly SecurityEvent[] }) => {
  const [isOpen, setOpen] = useState(false)
  if (events.length === 0) return <Notice title="Nothing yet">Logins and changes will appear here.</Notice>
  return (
    <>
      <ol>
        {(isOpen ? events : events.slice(0, shownAtFirst)).map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ol>
      {!isOpen && events.length > shownAtFirst && (
        <Button variant="link" size="text" className="mt-5" onClick={() => setOpen(true)}>
          Show all {events.length}
        </Button>
      )}
    </>
  )
}

const EventRow = ({ event: { kind, at, device, address } }: { event: SecurityEvent }) => {
  const { title, isWarning = false } = securityLabels[kind]
  return (
    <li className="relative pb-4.5 pl-7 before:absolute before:top-2 before:-bottom-2 before:left-1.25 before:w-px before:bg-line last:pb-0 last:before:hidden">
      <span
        aria-hidden
        className={cn(
          'absolute top-1.5 left-0 size-2.75 rounded-full border-2 forced-color-adjust-none',
          isWarning ? 'border-ochre bg-ochre' : 'border-eucalypt bg-paper',
        )}
      />
      <p className={cn('text-16 font-medium', isWarning && 'text-ochre')}>{title}</p>
      <p className="text-14 [overflow-wrap:anywhere] text-ink-faint">
        {[dateTimeText(at), device, address].filter((part) => part !== null).join(' · ')}
      </p>
    </li>
  )
}

interface SecurityLabel {
  title: string
  /** Suspicious unless the user did it. */
  isWarning?: boolean
}

const securityLabels: Readonly<Record<SecurityEventKind, SecurityLabel>> = {
  registered: { title: 'Account created' },
  'logged-in': { title: 'Logged in' },
  'log-in-failed': { title: 'Someone entered a wrong password', isWarning: true },
  'logged-out': { title: 'Logged out' },
  'password-refused': { title: 'Change refused: wrong password', isWarning: true },
  'password-changed': { title: 'Password changed' },
  'password-reset': { title: 'Password reset by a link', isWarning: true },
  'email-confirmed': { title: 'Email confirmed' },
  'email-changed': { title: 'Email changed' },
  'session-ended': { title: 'A device was signed out' },
  'refresh-reuse-detected': { title: 'A copied session was detected and blocked', isWarning: true },
  'admin-granted': { title: 'Made an administrator' },
  'admin-revoked': { title: 'No longer an administrator' },
  'export-requested': { title: 'A copy of your data was requested' },
  'two-step-on': { title: 'Two-step verification turned on' },
  'two-step-off': { title: 'Two-step verification turned off', isWarning: true },
  'code-refused': { title: 'Right password, wrong code', isWarning: true },
  'recovery-code-used': { title: 'A recovery code was used', isWarning: true },
  'recovery-codes-renewed': { title: 'New recovery codes created' },
}
