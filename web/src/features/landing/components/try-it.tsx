import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from '@/components/ui/error-boundary.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { ShowcaseSkeleton } from './showcase-skeleton.tsx'

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

const marginPx = 400

function WhenNear({ standIn, children }: { standIn: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: `${marginPx}px` },
    )
    if (place.current !== null) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return isNear ? children : <div ref={place}>{standIn}</div>
}
