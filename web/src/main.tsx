import './styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { registerWorker } from './lib/offline/register-worker.ts'
import { initialiseSetupFlags } from './lib/storage/local.ts'

initialiseSetupFlags()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

if (import.meta.env.PROD) window.addEventListener('load', registerWorker)
