import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { ErrorBoundary } from '@/components/ui/error-boundary.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { SkipLink } from '@/components/ui/skip-link.tsx'
import { PageSpinner } from '@/components/ui/spinner.tsx'
import { currentUserQuery, shownUser, useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { forgetCheckout, forgetVisits, ownerId } from '@/lib/storage/local.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useScrollAfterReload } from './use-scroll-after-reload.ts'

export function Layout() {
  useScrollToTop()
  useScrollAfterReload()
  useSessionElsewhere()
  const personKey = usePersonKey()
  return (
    <div key={personKey} className="flex min-h-dvh flex-col">
      <SkipLink to="#content">Skip to content</SkipLink>
      <Header />
      <main id="content" tabIndex={-1} className="flex-1">
        <ScreenBoundary>
          <Suspense fallback={<PageSpinner />}>
            <Outlet />
          </Suspense>
        </ScreenBoundary>
      </main>
      <Footer />
    </div>
  )
}

/** Catches render errors of a screen and offers a reload; header, footer and other routes keep working. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary place={useLocation().pathname} fallback={brokenScreen}>
      {children}
    </ErrorBoundary>
  )
}

const brokenScreen = (
  <Notice
    isError
    className="py-24"
    title="This page could not be shown"
    action={<Button onClick={() => window.location.reload()}>Reload</Button>}
  >
    Something went wrong on our side, or the connection broke while the page was loading.
  </Notice>
)

/** Returns a key that changes when a different user signs in, so that unsaved input is discarded. */
const usePersonKey = (): number => {
  const { data: user } = useCurrentUser()
  const [shown, setShown] = useState({ id: user?.id, key: 0 })
  if (user !== undefined && user?.id !== shown.id) {
    const isReplaced = user !== null && shown.id !== undefined
    setShown({ id: user?.id, key: shown.key + (isReplaced ? 1 : 0) })
  }
  return shown.key
}

/** Scrolls a new screen to the top; leaves Back and Forward to the browser and hash links to the screen. */
const useScrollToTop = (): void => {
  const { pathname, hash } = useLocation()
  const isBackOrForward = useNavigationType() === NavigationType.Pop
  const onNewScreen = useEffectEvent(() => {
    if (!isBackOrForward && hash === '') window.scrollTo(0, 0)
  })
  useEffect(() => onNewScreen(), [pathname, hash])
}

/** Refetches the current user when another tab logs out or signs in a different user. */
const useSessionElsewhere = (): void => {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      ownerId.watch((owner) => {
        if (owner === (shownUser(queryClient)?.id ?? null)) return
        forgetCheckout()
        forgetVisits()
        void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
      }),
    [queryClient],
  )
}
