import { lazy, Suspense, useEffect } from 'react'
import { useToasts } from '@/lib/toast.ts'

const load = async () => ({ default: (await import('./toaster.tsx')).Toaster })
const Toaster = lazy(load)

/** The notification area. Its code comes once the page is idle: no first screen begins with a message. */
export const ToastRegion = () => {
  const isNeeded = useToasts().length > 0
  useEffect(() => {
    const timer = setTimeout(() => void load(), 1000)
    return () => clearTimeout(timer)
  }, [])
  return <Suspense>{isNeeded && <Toaster />}</Suspense>
}
