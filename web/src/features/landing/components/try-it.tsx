import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '@/components/ui/error-boundary.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { ShowcaseSkeleton } from './showcase-skeleton.tsx'
import { WhenNear } from './when-near.tsx'

const Showcase = lazy(async () => ({ default: (await import('../showcase/showcase.tsx')).Showcase }))

const loading = <ShowcaseSkeleton />

export function TryIt() {
  return (
    <section
      aria-labelledby="try-title"
      className="mx-auto w-full max-w-6xl scroll-mt-20 px-4 pb-16 sm:px-6 lg:pb-24"
      id="try"
    >
      <h2 id="try-title" className="text-31">
        Try it before you register
      </h2>
      <WhenNear standIn={loading}>
        <ErrorBoundary fallback={<Notice isError title="The homes to try it on could not be loaded" />}>
          <Suspense fallback={loading}>
            <Showcase />
          </Suspense>
        </ErrorBoundary>
      </WhenNear>
    </section>
  )
}
