import { useInfiniteQuery } from '@tanstack/react-query'
import { paths } from '@verandah/contracts'
import { Bell } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@/components/ui/error-boundary.tsx'
import { useDisclosure } from '@/components/ui/use-disclosure.ts'
import { countText } from '@/lib/format.ts'
import { noticesQuery } from './api/read-notices.ts'

const NoticesPanel = lazy(async () => ({ default: (await import('./components/notices-panel.tsx')).NoticesPanel }))

const mostShown = 9

export function NoticesBell() {
  const { pathname, hash } = useLocation()
  const { isOpen, close, areaProps, triggerProps } = useDisclosure(`${pathname}${hash}` === paths.notices)
  const { data } = useInfiniteQuery(noticesQuery)
  const unread = data?.pages[0]?.unread ?? 0
  return (
    <div className="relative" {...areaProps}>
      <button
        type="button"
        aria-label={unread === 0 ? 'Notifications' : `Notifications, ${countText(unread)} unread`}
        className="relative grid size-11 place-items-center rounded-full text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
        {...triggerProps}
      >
        <Bell className="size-5" />
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute top-1 right-0.5 min-w-5 rounded-full bg-eucalypt px-1 text-center text-12 leading-5 font-bold text-on-eucalypt tabular-nums"
          >
            {unread > mostShown ? `${mostShown}+` : unread}
          </span>
        )}
      </button>
      <ErrorBoundary>
        <Suspense>{isOpen && <NoticesPanel onLeave={close} />}</Suspense>
      </ErrorBoundary>
    </div>
  )
}
