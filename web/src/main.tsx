import './styles/index.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { loadFirstScreen } from './app/router.tsx'
import { registerWorker } from './lib/offline/register-worker.ts'
import { mayHoldSession } from './lib/session-hint.ts'
import { initialiseSetupFlags } from './lib/storage/local.ts'

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

if (import.meta.env.PROD) {
  if (document.readyState === 'complete') registerWorker()
  else window.addEventListener('load', registerWorker)
}
