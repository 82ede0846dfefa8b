import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { PageSpinner } from '@/components/ui/spinner.tsx'
import { useSessionElsewhere } from '@/lib/endpoints/use-session-elsewhere.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { usePersonKey } from './use-person-key.ts'
import { useScrollToTop } from './use-scroll-to-top.ts'

export const Layout = () => {
  useScrollToTop()
  useSessionElsewhere()
  const personKey = usePersonKey()
  return (
    <div key={personKey} className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-eucalypt px-5 py-2.5 font-semibold text-on-eucalypt focus:translate-y-0"
      >
        Skip to content
      </a>
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
