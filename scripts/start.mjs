import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled, root } from './ensure-installed.mjs'

ensureInstalled()
await ensureBuilt()

const child = spawn(process.execPath, [join(root, 'runtime/dist/main.mjs')], {
  cwd: root,
  stdio: 'inherit',
  env: { LOG_LEVEL: 'warn', NODE_ENV: 'production', ...process.env },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
