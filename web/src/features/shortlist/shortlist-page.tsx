import { useQuery } from '@tanstack/react-query'
import { paths, type SavedProperty } from '@verandah/contracts'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { Failure } from '@/components/ui/answered.tsx'
import { AskBilling } from '@/components/gate/ask-billing.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { CardLineSkeletons, Skeleton } from '@/components/ui/spinner.tsx'
import { usePreparedToasts } from '@/components/ui/toast-region.tsx'
import { hasStatus } from '@/lib/api/api-error.ts'
import { savedPropertiesQuery } from '@/lib/endpoints/saved-properties.ts'
import { plural } from '@/lib/format.ts'
import { ShortlistTabs } from './components/shortlist-tabs.tsx'
import { theirHomes } from './together/their-homes.ts'
import { TogetherContext } from './together/together-context.tsx'
import { useHouseholdSaved } from './together/use-household-saved.ts'
import './shortlist.css'

const title = 'My Shortlist'

/** The shortlist. Refetched on every mount, as other tabs and devices change it too; shows cached data first. */
export function ShortlistPage() {
  usePreparedToasts()
  const { data: list, error, refetch } = useQuery({ ...savedPropertiesQuery, refetchOnMount: 'always' })
  const { together, isFailed, retry } = useHouseholdSaved()
  const failure = <Failure title="We could not open your shortlist" onRetry={refetch} error={error} className="py-20" />
  if (hasStatus(error, 403)) return <AskBilling>{failure}</AskBilling>
  return (
    <Page title={title} className="print:p-0">
      <div className="mb-6 flex flex-wrap items-baseline gap-x-4 print:mb-2">
        <PageHeading>{title}</PageHeading>
        <p className="text-14 text-ink-faint tabular-nums print:hidden">
          {list !== undefined && countLabel(list, theirHomes(together?.all ?? [], list).length)}
        </p>
        <div className="ml-auto flex flex-wrap gap-2 self-center max-sm:mt-2 print:hidden">
          <ButtonLink variant="secondary" size="sm" to={paths.dayPlan.href()}>
            Plan a day
          </ButtonLink>
          <ButtonLink variant="secondary" size="sm" to={paths.ownHome.href()}>
            Add a home
          </ButtonLink>
        </div>
      </div>
      {list !== undefined && isFailed && <OthersFailed onRetry={retry} />}
      {list !== undefined && (
        <TogetherContext value={together}>
          <ShortlistTabs list={list} />
        </TogetherContext>
      )}
      {list === undefined && (error === null ? <ListSkeleton /> : failure)}
    </Page>
  )
}

/** "3 homes", "3 homes, 2 more from your household". */
const countLabel = (list: readonly SavedProperty[], theirs: number): string => {
  const own = list.length === 0 && theirs === 0 ? '' : plural(list.length, 'home')
  return theirs === 0 ? own : `${own}, ${theirs} more from your household`
}

const OthersFailed = ({ onRetry }: { onRetry: () => void }) => (
  <p role="status" className="mb-4 flex flex-wrap items-center gap-x-2 text-14 text-ink-soft">
    What your household saved could not be loaded.
    <Button variant="link" size="text" onClick={onRetry}>
      Try again
    </Button>
  </p>
)

const ListSkeleton = () => (
  <div role="status">
    <span className="sr-only">Opening your shortlist…</span>
    <Skeleton className="mb-6 h-13 max-w-md rounded-full" />
    <Skeleton className="mb-5 h-11 lg:w-80" />
    <div className="flex flex-col gap-5">
      {[1, 2, 3].map((card) => (
        <div
          key={card}
          className="grid overflow-hidden rounded-lg border border-line bg-surface sm:grid-cols-[13rem_minmax(0,1fr)] lg:min-h-78 lg:grid-cols-[17rem_minmax(0,1fr)_19rem]"
        >
          <Skeleton className="aspect-3/2 w-full rounded-none sm:aspect-auto" />
          <div className="flex flex-col gap-3 p-5">
            <CardLineSkeletons />
            <Skeleton className="h-25 xl:h-11.5" />
            <Skeleton className="mt-4 h-9 w-40" />
          </div>
          <div className="border-t border-line p-5 sm:col-span-2 lg:col-span-1 lg:border-t-0 lg:border-l">
            <Skeleton className="h-32" />
          </div>
        </div>
      ))}
    </div>
  </div>
)
