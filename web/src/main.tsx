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

// A public page comes drawn for visitors, by web/build/draw-pages.ts: it is brought to life in pieces that hold nobody up.
if (root.dataset.drawn === window.location.pathname && !mayHoldSession())
  startTransition(() => void hydrateRoot(root, page))
else createRoot(root).render(page)

/** The worker that keeps the pages and what was seen last. The page is whole without it. */
const registerWorker = (): void => {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/sw.js').catch((error: unknown) => logError('Pages cannot be kept offline', error))
}

if (import.meta.env.PROD) {
  if (document.readyState === 'complete') registerWorker()
  else window.addEventListener('load', registerWorker)
}
