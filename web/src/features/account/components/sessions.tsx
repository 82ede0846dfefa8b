import { useQuery } from '@tanstack/react-query'
import type { SessionSummary } from '@verandah/contracts'
import { useRef } from 'react'
import { Answered } from '@/components/settings/answered.tsx'
import { SettingsSection } from '@/components/settings/settings-section.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { useEndSessions } from '../api/end-sessions.ts'
import { sessionsQuery } from '../api/sessions.ts'
import { SessionRow } from './session-row.tsx'

export const Sessions = () => {
  const query = useQuery({ ...sessionsQuery, refetchOnMount: 'always' })
  return (
    <SettingsSection
      title="Where you are signed in"
      text="End what you do not know or no longer use. It takes effect within a second."
    >
      <Answered query={query} what="your sessions" skeleton={<Waiting />}>
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
        <p className="mt-6 text-14 text-ink-faint">You are signed in nowhere else.</p>
      ) : (
        <Button
          variant="secondary"
          className="mt-6"
          isPending={ending.isPending && ending.variables === 'others'}
          disabled={ending.isPending}
          onClick={() => end('others')}
        >
          End all other sessions
        </Button>
      )}
    </>
  )
}

const Waiting = () => (
  <>
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
  </>
)
