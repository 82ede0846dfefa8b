import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type Notice as BuyerNotice, paths } from '@verandah/contracts'
import {
  BellOff,
  CalendarDays,
  CircleOff,
  Gavel,
  Handshake,
  HousePlus,
  KeyRound,
  type LucideIcon,
  Tag,
  UserPlus,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import { placeOf } from '@/components/property/street-of.ts'
import { Answered } from '@/components/ui/answered.tsx'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { Notice } from '@/components/ui/notice.tsx'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { savedSearchesQuery } from '@/lib/endpoints/saved-searches.ts'
import { dateTimeText } from '@/lib/format.ts'
import { noticesQuery, useReadNotices } from '../api/read-notices.ts'

/** Full width on a phone, otherwise below the bell. */
const place =
  'fixed inset-x-2 top-17 z-40 max-h-[min(34rem,calc(100dvh-9rem))] sm:absolute sm:inset-x-auto sm:top-full sm:right-0 sm:mt-2 sm:w-96'

export function NoticesPanel({ onLeave }: { onLeave: () => void }) {
  const query = useInfiniteQuery(noticesQuery)
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const read = useReadNotices()
  const pages = data?.pages ?? []
  const notices = pages.flatMap((page) => page.notices)
  const hasUnread = pages.slice(0, 1).some(({ unread }) => unread > 0)
  return (
    <section
      aria-label="Your notifications"
      className={`${place} flex animate-enter flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-pop`}
    >
      <div className="flex min-h-14 items-center justify-between gap-3 border-b border-line pr-3 pl-4">
        <h2 className="text-16">Notifications</h2>
        {hasUnread && (
          <Button variant="quiet" size="sm" onClick={() => read.mutate(null)}>
            Mark all as read
          </Button>
        )}
      </div>
      <div className="overflow-y-auto">
        <Answered
          query={query}
          what="your notifications"
          skeleton={<NoticesSkeleton />}
          skeletonClass="flex flex-col gap-5 p-4"
          failure={{ title: 'Notifications could not be loaded', variant: 'primary' }}
        >
          {() => notices.length === 0 && <NoNotices onLeave={onLeave} />}
        </Answered>
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
              Show earlier notifications
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}

const NoticesSkeleton = () =>
  [1, 2, 3].map((line) => (
    <div key={line} className="flex flex-col gap-2">
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  ))

const NoNotices = ({ onLeave }: { onLeave: () => void }) => {
  const { data: saved = [] } = useQuery(savedSearchesQuery)
  return (
    <Notice
      Icon={BellOff}
      title="Nothing yet"
      action={
        <ButtonLink to={paths.searchResults.href()} variant="secondary" size="sm" onClick={onLeave}>
          Go to your search
        </ButtonLink>
      }
    >
      {saved.length === 0
        ? 'Save a search and we’ll tell you here about new homes, price changes, offers and open homes.'
        : `Your ${saved.length === 1 ? 'saved search is' : 'saved searches are'} running. We’ll tell you here about new homes, price changes, offers and open homes.`}
    </Notice>
  )
}

const icons: Readonly<Record<BuyerNotice['kind'], LucideIcon>> = {
  new: HousePlus,
  price: Tag,
  status: Handshake,
  slot: CalendarDays,
  auction: Gavel,
  gone: CircleOff,
  due: KeyRound,
  joined: UserPlus,
}

const pathOf = ({ kind, propertyId, planDate }: BuyerNotice): string => {
  if (planDate) return paths.dayPlan.href(planDate)
  if (propertyId === null) return paths.household
  return kind === 'due' ? paths.purchase.href(propertyId) : paths.property.href(propertyId)
}

const NoticeItem = ({ notice, onOpen }: { notice: BuyerNotice; onOpen: () => void }) => {
  const { kind, home, text, searchName, createdAt, readAt } = notice
  const Icon = icons[kind]
  return (
    <li>
      <Link to={pathOf(notice)} onClick={onOpen} className="flex gap-3 px-4 py-3 -outline-offset-2 hover:bg-sunken">
        <Icon className={cn('mt-0.5 size-5 shrink-0', readAt === null ? 'text-eucalypt' : 'text-ink-faint')} />
        <span className="min-w-0 flex-1 text-14">
          <span className={cn('block', readAt === null && 'font-semibold')}>
            {readAt === null && <span className="sr-only">Unread: </span>}
            {text}
          </span>
          {home && <span className="block text-ink-soft">{placeOf(home)}</span>}
          <span className="block text-12 text-ink-faint">
            {searchName} · {dateTimeText(createdAt)}
          </span>
        </span>
        {readAt === null && <span aria-hidden className="mt-1.5 size-2 shrink-0 rounded-full bg-eucalypt" />}
      </Link>
    </li>
  )
}
