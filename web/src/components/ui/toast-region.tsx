import { lazy, Suspense, useEffect } from 'react'
import { useToasts } from '@/lib/toast.ts'

const load = async () => ({ default: (await import('./toaster.tsx')).Toaster })
const Toaster = lazy(load)

/** The notification area. Its code is not part of the first screen: nothing begins with a message. */
export const ToastRegion = () => {
  const isNeeded = useToasts().length > 0
  return <Suspense>{isNeeded && <Toaster />}</Suspense>
}

/** Loads the notification area ahead, so that it is there when the connection is not. */
export const usePreparedToasts = (): void => {
  useEffect(() => void load(), [])
}
