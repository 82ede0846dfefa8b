import { useInfiniteQuery } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { Failure } from '@/components/ui/answered.tsx'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { paths } from '@/lib/paths.ts'
import { noticesQuery } from '../api/notices.ts'
import { useReadNotices } from '../api/read-notices.ts'
import { NoticeItem } from './notice-item.tsx'

/** On a phone as wide as the screen, elsewhere under the bell. */
const place =
  'fixed inset-x-2 top-17 z-40 max-h-[min(34rem,calc(100dvh-9rem))] sm:absolute sm:inset-x-auto sm:top-full sm:right-0 sm:mt-2 sm:w-96'

export const NoticesPanel = ({ onLeave }: { onLeave: () => void }) => {
  const { data, isPending, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(noticesQuery)
  const read = useReadNotices()
  const notices = data?.pages.flatMap((page) => page.notices) ?? []
  const hasUnread = (data?.pages[0]?.unread ?? 0) > 0
  return (
    <section
      aria-label="Notices"
      className={`${place} flex animate-enter flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-pop`}
    >
      <div className="flex min-h-14 items-center justify-between gap-3 border-b border-line pr-3 pl-4">
        <h2 className="text-16">Notices</h2>
        {hasUnread && (
          <Button variant="quiet" size="sm" onClick={() => read.mutate(null)}>
            Mark all as read
          </Button>
        )}
      </div>
      <div className="overflow-y-auto">
        {isPending && <NoticesSkeleton />}
        {isError && data === undefined && <NoticesError error={error} onRetry={() => void refetch()} />}
        {data !== undefined && notices.length === 0 && <NoNotices onLeave={onLeave} />}
        <ul className="divide-y divide-line">
          {notices.map((notice) => (
            <NoticeItem
              key={notice.id}
              notice={notice}
              onOpen={() => {
                if (notice.readAt === null) read.mutate(notice.id)
                onLeave()
              }}
            />
          ))}
        </ul>
        {hasNextPage && (
          <div className="border-t border-line p-2 text-center">
            <Button variant="quiet" size="sm" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Show earlier notices
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}

const NoticesSkeleton = () => (
  <div role="status" className="flex flex-col gap-5 p-4">
    <span className="sr-only">Loading notices…</span>
    {[1, 2, 3].map((line) => (
      <div key={line} className="flex flex-col gap-2">
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-4 w-3/5" />
      </div>
    ))}
  </div>
)

const NoticesError = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <Failure title="Notices could not be loaded" onRetry={onRetry} error={error} />
)

const NoNotices = ({ onLeave }: { onLeave: () => void }) => (
  <Notice
    icon={<BellOff aria-hidden className="size-8" strokeWidth={1.5} />}
    title="Nothing yet"
    action={
      <ButtonLink to={paths.searchResults()} variant="secondary" size="sm" onClick={onLeave}>
        Go to your search
      </ButtonLink>
    }
  >
    Save a search, and new homes, prices and open homes are told here.
  </Notice>
)
