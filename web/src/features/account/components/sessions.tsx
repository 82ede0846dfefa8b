import { useQuery } from '@tanstack/react-query'
import type { SessionSummary } from '@verandah/contracts'
import { Monitor, Smartphone } from 'lucide-react'
import { useRef } from 'react'
import { SettingsSection } from '@/components/settings/settings-page.tsx'
import { Answered } from '@/components/ui/answered.tsx'
import { Badge } from '@/components/ui/badge.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Skeletons } from '@/components/ui/spinner.tsx'
import { dateTimeText } from '@/lib/format.ts'
import { useEndSessions } from '../api/end-sessions.ts'
import { sessionsQuery } from '../api/sessions.ts'

export function Sessions() {
  const query = useQuery({ ...sessionsQuery, refetchOnMount: 'always' })
  return (
    <SettingsSection
      title="Where you are signed in"
      text="Sign out any device you don’t recognise or no longer use. It takes effect within a second."
    >
      <Answered query={query} what="your sessions" skeleton={<Skeletons count={2} className="h-16" />}>
        {(sessions) => <SessionList sessions={sessions} />}
      </Answered>
    </SettingsSection>
  )
}

const SessionList = ({ sessions }: { sessions: readonly SessionSummary[] }) => {
  const ending = useEndSessions()
  const list = useRef<HTMLUListElement>(null)
  const end = (which: SessionSummary | 'others') => ending.mutate(which, { onSuccess: () => list.current?.focus() })
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Sessions" className="-my-4 divide-y divide-line outline-none">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ending.isPending && ending.variables !== 'others' && ending.variables.id === session.id}
            isDisabled={ending.isPending}
            onEnd={() => end(session)}
          />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className="mt-6 text-14 text-ink-faint">You aren’t signed in anywhere else.</p>
      ) : (
        <Button
          variant="secondary"
          className="mt-6"
          isPending={ending.isPending && ending.variables === 'others'}
          disabled={ending.isPending}
          onClick={() => end('others')}
        >
          Sign out all other devices
        </Button>
      )}
    </>
  )
}

interface SessionRowProps {
  session: SessionSummary
  isEnding: boolean
  isDisabled: boolean
  onEnd: () => void
}

const SessionRow = ({ session, isEnding, isDisabled, onEnd }: SessionRowProps) => {
  const device = session.device ?? 'Unknown device'
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Monitor
  return (
    <li className="flex items-center gap-4 py-4">
      <Icon className="size-6 shrink-0 text-ink-faint" strokeWidth={1.5} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {device}
          {session.isCurrent && <Badge tone="action">This device</Badge>}
        </p>
        <p className="text-14 text-ink-faint">
          {session.isCurrent ? 'Active now' : `Last used ${dateTimeText(session.lastSeenAt)}`}
          <span> · since {dateTimeText(session.createdAt)}</span>
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="secondary"
          size="sm"
          isPending={isEnding}
          disabled={isDisabled}
          aria-label={`Sign out ${device}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
