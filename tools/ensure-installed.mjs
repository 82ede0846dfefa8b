import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Exits with a message if Node is too old for the product. */
const requireNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Verandah needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/**
 * Installs the dependencies of a folder if they are missing or its lockfile has changed. What few need has a folder
 * of its own, so that nobody waits for it who starts the product.
 */
export function ensureInstalled(folder = root) {
  requireNode()
  const stamp = join(folder, 'node_modules', '.verandah-installed')
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing dependencies; the first time this takes about a minute…')
  run('npm', ['ci', '--prefix', folder, '--no-fund', '--no-audit', '--ignore-scripts', '--loglevel=error'])
  writeFileSync(stamp, wanted)
}

/** Runs a command in the project's folder and shows its output; exits if it fails. */
export function run(command, args, environment = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...environment },
  })
  if (error) console.error(`${command} could not be started: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}
