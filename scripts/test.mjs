import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled, run } from './ensure-installed.mjs'

ensureInstalled()
ensureBuilt()
run('npx', ['--no-install', 'vitest', 'run', ...process.argv.slice(2)])
