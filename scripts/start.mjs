import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled, root } from './ensure-installed.mjs'

ensureInstalled()
ensureBuilt()

const child = spawn(
  process.execPath,
  ['--import', 'tsx', '--conditions=@verandah/source', join(root, 'runtime/src/main.ts')],
  { cwd: root, stdio: 'inherit', env: { LOG_LEVEL: 'warn', NODE_ENV: 'production', ...process.env } },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
