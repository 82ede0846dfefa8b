import { useMutation, useQuery } from '@tanstack/react-query'
import { type DataExport as Export, downloadExport, getExport, hrefOf, requestExport } from '@verandah/contracts'
import { Check, CircleDashed, Download } from 'lucide-react'
import { SettingsSection } from '@/components/settings/settings-page.tsx'
import { Answered } from '@/components/ui/answered.tsx'
import { Button, buttonStyle } from '@/components/ui/button.tsx'
import { Skeleton, Spinner } from '@/components/ui/spinner.tsx'
import { callRoute } from '@/lib/api/call-route.ts'
import { routeQuery } from '@/lib/api/route-query.ts'
import { dateTimeText } from '@/lib/format.ts'
import { toastFailure } from '@/lib/toast.ts'
import { securityEventsQuery } from '../api/sessions.ts'
import { serviceLabels } from '@/lib/service-labels.ts'

export function DataExport() {
  const query = useQuery({ ...exportQuery, refetchOnMount: 'always' })
  return (
    <SettingsSection title="A copy of your data" text="Everything we hold about you, in one file (JSON).">
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
    <div role="group" aria-label="A copy of your data" className="flex flex-col items-start gap-5">
      <div role="status" className="empty:hidden">
        {latest !== null && <Progress latest={latest} />}
      </div>
      <div className="flex flex-wrap gap-3">
        {status === 'ready' && (
          <a href={hrefOf(downloadExport, {})} download className={buttonStyle({ variant: 'primary' })}>
            <Download className="size-4.5" />
            Download your copy
          </a>
        )}
        {status !== 'pending' && (
          <Button variant="secondary" isPending={requesting.isPending} onClick={() => requesting.mutate()}>
            {requesting.isPending ? 'Gathering your data…' : askLabel[status]}
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
          ? 'We’re preparing your copy. You can leave this page in the meantime.'
          : 'One part hasn’t arrived yet, so this copy is incomplete. It may still arrive, or you can try again.'}
      </p>
      <ServiceProgress services={services} isWaiting={status === 'pending'} />
    </>
  )
}

const pollMs = 1500

/** The latest export, polled while services are still answering; null if there is none. */
const exportQuery = routeQuery(
  getExport,
  {},
  { refetchInterval: ({ state }) => (state.data?.status === 'pending' ? pollMs : false) },
)

const useRequestExport = () =>
  useMutation({
    mutationFn: () => callRoute(requestExport, {}),
    onSuccess: (requested, _wanted, _before, { client }) => {
      client.setQueryData(exportQuery.queryKey, requested)
      void client.invalidateQueries({ queryKey: securityEventsQuery.queryKey })
    },
    onError: toastFailure('Your copy could not be prepared'),
  })

const ServiceProgress = ({ services, isWaiting }: { services: Export['services']; isWaiting: boolean }) => (
  <ul className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
    {services.map(({ service, hasAnswered }) => (
      <li key={service} className="flex items-center gap-2.5 text-14">
        {hasAnswered ? (
          <Check className="size-4.5 text-eucalypt" />
        ) : isWaiting ? (
          <Spinner className="size-4.5 text-ink-faint" />
        ) : (
          <CircleDashed className="size-4.5 text-danger" />
        )}
        {serviceLabels[service]}
        <span className="sr-only">{hasAnswered ? ': there' : isWaiting ? ': awaited' : ': late'}</span>
      </li>
    ))}
  </ul>
)
