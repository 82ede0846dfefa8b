import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/button.tsx'
import { noticesQuery } from '../api/notices.ts'
import { useReadNotices } from '../api/read-notices.ts'
import { NoticeItem } from './notice-item.tsx'
import { NoNotices, NoticesError, NoticesSkeleton } from './notices-states.tsx'

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
