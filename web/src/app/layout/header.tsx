import { paths } from '@verandah/contracts'
import { CalendarDays, Heart, House, Moon, Search, Sun } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { ButtonLink, IconButton } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { ErrorBoundary } from '@/components/ui/error-boundary.tsx'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { useSavedAt } from '@/lib/offline/saved-at.ts'
import { useOfflineCopies } from '@/lib/offline/use-offline-copies.ts'
import { useTheme } from '@/lib/theme/theme.ts'
import { lazyPage } from '../lazy-page.tsx'

const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }))
const WaitingBar = lazyPage('WaitingBar', () => import('./waiting-bar.tsx'))
const NoticesBell = lazyPage('NoticesBell', () => import('@/features/notices/notices-bell.tsx'))

export function Header() {
  const { data: user, isPending } = useCurrentUser()
  const isSignedIn = user !== null && user !== undefined
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper low:static print:hidden">
      <OfflineBar />
      {isSignedIn && (
        <Late>
          <WaitingBar />
        </Late>
      )}
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-4 sm:px-6">
        <Link
          to={isSignedIn ? paths.home : paths.landing}
          className="-ml-1 flex min-h-11 items-center gap-2.5 rounded-md px-1 text-20 font-bold tracking-tight"
        >
          <Logo />
          Verandah
        </Link>
        {isSignedIn && <MainNav />}
        <div className="ml-auto flex items-center gap-1">
          <ThemeToggle />
          <div className="flex min-w-23 items-center justify-end gap-1">
            {isSignedIn && (
              <>
                <Late fallback={<span className="size-11" />}>
                  <NoticesBell />
                </Late>
                <Late fallback={<span className="size-11" />}>
                  <UserMenu user={user} />
                </Late>
              </>
            )}
            {!isSignedIn && !isPending && (
              <ButtonLink to={paths.auth.href()} variant="secondary" size="sm">
                Sign In
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </header>
  )
}

/** A part of the header that loads after the first paint; nothing if it fails. */
const Late = ({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) => (
  <ErrorBoundary>
    <Suspense fallback={fallback}>{children}</Suspense>
  </ErrorBoundary>
)

/** The logo, a roof over four posts and a deck, in the theme's colours. */
const Logo = () => (
  <svg viewBox="0 0 32 32" aria-hidden className="size-8" fill="none" strokeLinecap="round" strokeLinejoin="round">
    <rect width="32" height="32" rx="9" className="fill-eucalypt" />
    <path d="M5.5 15 16 7.5 26.5 15" className="stroke-on-eucalypt" strokeWidth="2.5" />
    <path d="M8.5 18v6.5M13.5 18v6.5M18.5 18v6.5M23.5 18v6.5" className="stroke-on-eucalypt" strokeWidth="1.8" />
    <path d="M6.5 25h19" stroke="oklch(0.82 0.105 75)" strokeWidth="2.2" />
  </svg>
)

/** Banner for cached copies, with the time they were saved. */
const OfflineBar = () => {
  useOfflineCopies()
  const savedAt = useSavedAt()
  return (
    <p aria-live="polite" className="bg-ochre-soft px-4 text-center text-14 font-medium text-ochre not-empty:py-2">
      {savedAt !== null && `Offline — showing what was saved ${whenText(new Date(savedAt), new Date())}`}
    </p>
  )
}

const whenText = (then: Date, now: Date): string => {
  const time = then.toLocaleTimeString('en-AU', { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' })
  if (then.toDateString() === now.toDateString()) return `at ${time}`
  return `on ${then.toLocaleDateString('en-AU', { weekday: 'short', day: 'numeric', month: 'short' })} at ${time}`
}

const ThemeToggle = () => {
  const [theme, chooseTheme] = useTheme()
  const other = theme === 'dark' ? 'light' : 'dark'
  const Icon = theme === 'dark' ? Sun : Moon
  return <IconButton Icon={Icon} label={`Use the ${other} theme`} onClick={() => chooseTheme(other)} />
}

const items = [
  { to: paths.home, label: 'Home', Icon: House },
  { to: paths.searchResults.href(), label: 'Search', Icon: Search },
  { to: paths.shortlist, label: 'Shortlist', Icon: Heart },
  { to: paths.calendar.href(), label: 'Calendar', Icon: CalendarDays },
]

/** In the header on wide screens, at the bottom on a phone. */
const MainNav = () => (
  <nav
    aria-label="Main"
    className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] sm:static sm:ml-4 sm:gap-1 sm:border-0 sm:pb-0"
  >
    {items.map(({ to, label, Icon }) => (
      <NavLink
        key={to}
        to={to}
        className={({ isActive }) =>
          cn(
            'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-12 font-semibold transition-colors',
            'sm:min-h-11 sm:flex-none sm:flex-row sm:rounded-full sm:px-2.5 sm:text-14 md:px-4',
            isActive
              ? 'text-eucalypt underline decoration-2 underline-offset-6 sm:bg-eucalypt-soft sm:text-eucalypt-strong'
              : 'text-ink-soft hover:text-ink',
          )
        }
      >
        <Icon className="size-5 sm:hidden" />
        {label}
      </NavLink>
    ))}
  </nav>
)
