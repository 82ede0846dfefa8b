import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled, root } from './ensure-installed.mjs'

ensureInstalled()
ensureBuilt()

process.chdir(root)
process.env.LOG_LEVEL ??= 'warn'
process.env.NODE_ENV ??= 'production'
await import('../runtime/dist/main.mjs')
