import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type DeletionReceipt, getDeletionReceipt } from '@verandah/contracts'
import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { Answered } from '@/components/ui/answered.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { Skeleton, Spinner } from '@/components/ui/spinner.tsx'
import { routeQuery } from '@/lib/api/route-query.ts'
import { currentUserQuery } from '@/lib/endpoints/current-user.ts'
import { dateTimeText, plural } from '@/lib/format.ts'
import { serviceLabels } from '@/lib/service-labels.ts'

/** The receipt of a deletion. Possession of the URL grants access: there is no account left to sign in with. */
export function DeletionReceiptPage() {
  const { token = '' } = useParams()
  const query = useQuery(deletionReceiptQuery(token))
  useFarewell()
  return (
    <Page title="Deletion receipt" width="narrow">
      <PageHeading>{query.data === undefined ? 'Deletion receipt' : 'Your account has been deleted'}</PageHeading>
      <p className="mt-1 mb-7 max-w-[60ch] text-ink-soft">
        Save this page&rsquo;s address if you want to read the receipt again. It doesn’t show your name.
      </p>
      <Panel>
        <Answered query={query} what="the receipt" skeleton={<Skeleton className="h-96" />}>
          {(receipt) => <Receipt receipt={receipt} />}
        </Answered>
      </Panel>
    </Page>
  )
}

/** Signs out after a deletion in this session; a receipt opened later leaves sessions alone. */
const useFarewell = (): void => {
  const queryClient = useQueryClient()
  const state: unknown = useLocation().state
  const isJustDeleted = typeof state === 'object' && state !== null && 'isJustDeleted' in state
  useEffect(() => {
    if (isJustDeleted) queryClient.setQueryData(currentUserQuery.queryKey, null)
  }, [isJustDeleted, queryClient])
}

const Receipt = ({ receipt: { id, status, requestedAt, completedAt, services } }: { receipt: DeletionReceipt }) => (
  <>
    <p role="status" className="text-16 font-semibold">
      {status === 'complete' && completedAt !== null
        ? `Completed ${dateTimeText(completedAt)}`
        : 'In progress: each part confirms when it’s done'}
    </p>
    <p className="mt-1 text-14 [overflow-wrap:anywhere] text-ink-faint">
      Asked for {dateTimeText(requestedAt)} · Receipt {id}
    </p>
    <ul className="mt-5 divide-y divide-line border-t border-line">
      {services.map((part) => (
        <Part key={part.service} part={part} />
      ))}
    </ul>
  </>
)

const Part = ({ part: { service, deletedAt, counts, kept } }: { part: DeletionReceipt['services'][number] }) => {
  const deleted = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <li className="flex gap-3.5 py-4">
      {deletedAt === null ? (
        <Spinner className="mt-0.5 size-5 shrink-0 text-ink-faint" />
      ) : (
        <Check className="mt-0.5 size-5 shrink-0 text-eucalypt" />
      )}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap justify-between gap-x-4">
          <h2 className="text-16">{serviceLabels[service]}</h2>
          <p className="text-14 text-ink-soft tabular-nums">
            {deletedAt === null
              ? 'Being deleted…'
              : deleted === 0
                ? 'Nothing held'
                : `${plural(deleted, 'record')} deleted`}
          </p>
        </div>
        {kept.map(({ what, reason }) => (
          <p key={what} className="mt-1.5 max-w-[60ch] text-14 text-ink-soft">
            <span className="font-semibold text-ochre">Kept: {what}.</span> {reason}
          </p>
        ))}
      </div>
    </li>
  )
}

const pollMs = 1500

/** A deletion's result by service, polled until all have answered. */
export function deletionReceiptQuery(token: string) {
  return routeQuery(
    getDeletionReceipt,
    { params: { token } },
    { refetchInterval: ({ state }) => (state.data?.status === 'pending' ? pollMs : false) },
  )
}
