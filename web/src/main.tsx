import '@/lib/trusted-types.ts'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '@/app/app.tsx'
import { loadFirstScreen } from '@/app/router.tsx'
import { logError } from '@/lib/log-error.ts'
import { mayHoldSession } from '@/lib/session-hint.ts'
import { initialiseSetupFlags } from '@/lib/storage/local.ts'
import '@/styles/index.css'

initialiseSetupFlags()
if (mayHoldSession()) loadFirstScreen()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

const page = (
  <StrictMode>
    <App />
  </StrictMode>
)

// Visitors get public pages prerendered by web/build/draw-pages.ts; hydrates them in a transition, which does
// not block the main thread.
if (root.dataset.drawn === window.location.pathname && !mayHoldSession())
  startTransition(() => void hydrateRoot(root, page))
else createRoot(root).render(page)

/** Registers the service worker for offline use. The page works without it. */
const registerWorker = (): void => {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/sw.js').catch((error: unknown) => logError('Pages cannot be kept offline', error))
}

if (import.meta.env.PROD) {
  if (document.readyState === 'complete') registerWorker()
  else window.addEventListener('load', registerWorker)
  // A worker whose files did not all arrive is gone; one that is there is left alone.
  window.addEventListener('online', registerWorker)
}
