import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { ButtonLink } from '@/components/ui/button.tsx'
import { ErrorBoundary } from '@/components/ui/error-boundary.tsx'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { paths } from '@/lib/paths.ts'
import { lazyPage } from '../lazy-page.tsx'
import { Logo } from './logo.tsx'
import { MainNav } from './main-nav.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { UserMenu } from './user-menu.tsx'

const NoticesBell = lazyPage(() => import('@/features/notices/notices-bell.tsx').then((file) => file.NoticesBell))

export const Header = () => {
  const { data: user, isPending } = useCurrentUser()
  const isSignedIn = user !== null && user !== undefined
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <OfflineBar />
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
                <ErrorBoundary>
                  <Suspense fallback={<span className="size-11" />}>
                    <NoticesBell />
                  </Suspense>
                </ErrorBoundary>
                <UserMenu user={user} />
              </>
            )}
            {!isSignedIn && !isPending && (
              <ButtonLink to={paths.auth()} variant="secondary" size="sm">
                Sign In
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </header>
  )
}
