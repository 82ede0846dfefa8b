import { useQuery } from '@tanstack/react-query'
import { type DataExport as Export, downloadExport, hrefOf } from '@verandah/contracts'
import { Download } from 'lucide-react'
import { Answered } from '@/components/settings/answered.tsx'
import { SettingsSection } from '@/components/settings/settings-section.tsx'
import { buttonStyle, Button } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { dateTimeText } from '@/lib/format.ts'
import { exportQuery, useRequestExport } from '../api/data-export.ts'
import { ServiceProgress } from './service-progress.tsx'

export const DataExport = () => {
  const query = useQuery({ ...exportQuery, refetchOnMount: 'always' })
  return (
    <SettingsSection
      title="A copy of everything"
      text="All that we hold about you, as one file that people and programs can read (JSON)."
    >
      <Answered query={query} what="your copies" skeleton={<Skeleton className="h-11 w-52 rounded-full!" />}>
        {(latest) => <Copy latest={latest} />}
      </Answered>
    </SettingsSection>
  )
}

const Copy = ({ latest }: { latest: Export | null }) => {
  const requesting = useRequestExport()
  const status = latest?.status ?? 'none'
  return (
    <div role="group" aria-label="A copy of everything" className="flex flex-col items-start gap-5">
      <div role="status" className="empty:hidden">
        {latest !== null && <Progress latest={latest} />}
      </div>
      <div className="flex flex-wrap gap-3">
        {status === 'ready' && (
          <a href={hrefOf(downloadExport, {})} download className={buttonStyle({ variant: 'primary' })}>
            <Download aria-hidden className="size-4.5" />
            Download your copy
          </a>
        )}
        {status !== 'pending' && (
          <Button variant="secondary" isPending={requesting.isPending} onClick={() => requesting.mutate()}>
            {requesting.isPending ? 'Asking every service…' : askLabel[status]}
          </Button>
        )}
      </div>
    </div>
  )
}

const askLabel = { none: 'Prepare my copy', ready: 'Prepare a new one', failed: 'Try again' } as const

const Progress = ({ latest: { status, services, readyAt, expiresAt } }: { latest: Export }) => {
  if (status === 'ready') {
    return (
      <p className="text-14 text-ink-soft">
        Your copy is ready{readyAt !== null && `, as of ${dateTimeText(readyAt)}`}. It can be downloaded until{' '}
        {dateTimeText(expiresAt)}.
      </p>
    )
  }
  return (
    <>
      <p className="mb-4 text-14 text-ink-soft">
        {status === 'pending'
          ? 'Your copy is being put together. You can leave this page meanwhile.'
          : 'One part is late, so the copy is not complete. It may still come; you can also ask again.'}
      </p>
      <ServiceProgress services={services} isWaiting={status === 'pending'} />
    </>
  )
}
