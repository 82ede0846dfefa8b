import { logError } from '@/lib/log-error.ts'

/** The worker that keeps the pages and what was seen last. The page is whole without it. */
export const registerWorker = (): void => {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/sw.js').catch((error: unknown) => logError('Pages cannot be kept offline', error))
}
