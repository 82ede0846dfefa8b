import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensureInstalled, root } from './ensure-installed.mjs'

ensureInstalled()

/** Runs an operator's command on the store of the running product: `MONGODB_URL`, or the embedded one of this machine. */
const address = resolve(root, process.env.DATA_DIR ?? '.data', 'store-url')
const url = process.env.MONGODB_URL ?? (existsSync(address) ? readFileSync(address, 'utf8') : undefined)
if (url === undefined) {
  console.error('No store was found: start the product first (npm start), or set MONGODB_URL.')
  process.exit(1)
}

const [script, ...args] = process.argv.slice(2)
const { status } = spawnSync(process.execPath, ['--import', 'tsx', '--conditions=@verandah/source', script, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, MONGODB_URL: url },
})
process.exitCode = status ?? 1
