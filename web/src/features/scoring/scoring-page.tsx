import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { hasStatus } from '@/lib/api/api-error.ts'
import { criteriaQuery, replacedCriteria } from '@/lib/endpoints/searches.ts'
import { weightsQuery } from '@/lib/endpoints/weights.ts'
import { storedCriteria } from '@/lib/storage/local.ts'
import { ScoringForm } from './components/scoring-form.tsx'
import type { ToldCriteria } from './weights-draft.ts'

const title = 'Customize Your Property Scoring'

export function ScoringPage() {
  const { data: record, error, isPending, isFetching, refetch } = useQuery(weightsQuery)
  const told = useToldCriteria()
  const isUnread = error !== null && !hasStatus(error, 404)
  return (
    <Page title={title}>
      <PageHeading>{title}</PageHeading>
      <p className="mt-1 mb-6 max-w-[60ch] text-ink-soft">
        Tell us about your ideal home and what matters most. We use it to score every home you find.
      </p>
      {isUnread && !isFetching && <UnreadWeights onRetry={() => void refetch()} />}
      {isPending || told === null ? (
        <ScoringSkeleton />
      ) : (
        // Weights that load late fill the form anew; those that the form itself saved leave it as it is.
        <ScoringForm key={isUnread ? 'unread' : 'read'} record={record ?? null} isUnread={isUnread} told={told} />
      )}
    </Page>
  )
}

/** The criteria saved on the previous screen; null while loading. */
const useToldCriteria = (): ToldCriteria | null => {
  const { data: saved, isPending } = useQuery(criteriaQuery)
  const before = replacedCriteria(useLocation().state)
  const kept = storedCriteria.read()
  if (isPending && kept === null) return null
  return { now: saved !== undefined && Object.keys(saved).length > 0 ? saved : (kept ?? {}), before }
}

/** Warns that saving would replace weights that failed to load. */
const UnreadWeights = ({ onRetry }: { onRetry: () => void }) => (
  <div
    role="alert"
    className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-danger-soft px-5 py-3 text-14"
  >
    <p className="min-w-0 flex-1 basis-64 text-danger">
      We couldn’t load your saved weights. These are the usual ones; saving will replace yours.
    </p>
    <Button variant="secondary" size="sm" onClick={onRetry}>
      Try again
    </Button>
  </div>
)

const ScoringSkeleton = () => (
  <div role="status" aria-label="Loading your weights">
    <Skeleton className="h-13 max-w-md rounded-full" />
    <Panel className="mt-4 flex flex-col gap-5">
      <Skeleton className="h-5 w-2/3" />
      {['prices', 'rooms', 'type'].map((row) => (
        <Skeleton key={row} className="h-18" />
      ))}
    </Panel>
  </div>
)
