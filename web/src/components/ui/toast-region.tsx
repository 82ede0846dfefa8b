import { lazy, Suspense, useEffect } from 'react'
import { useToasts } from '@/lib/toast.ts'
import { ErrorBoundary } from './error-boundary.tsx'

const load = async () => ({ default: (await import('./toaster.tsx')).Toaster })
const Toaster = lazy(load)

/** The toast area. Loaded lazily, since no screen starts with a toast. */
export function ToastRegion() {
  const isNeeded = useToasts().length > 0
  return (
    <ErrorBoundary>
      <Suspense>{isNeeded && <Toaster />}</Suspense>
    </ErrorBoundary>
  )
}

const begins = ['pointerdown', 'keydown'] as const
const calmMs = 5_000

/** Preloads the toast area on the first interaction, or once the page has been idle for a while. */
export function usePreparedToasts(): void {
  useEffect(() => {
    const prepare = () => void load().catch(() => undefined)
    const timer = setTimeout(prepare, calmMs)
    for (const begin of begins) window.addEventListener(begin, prepare, { once: true })
    return () => {
      clearTimeout(timer)
      for (const begin of begins) window.removeEventListener(begin, prepare)
    }
  }, [])
}
