import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './ensure-installed.mjs'

const sources = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'packages/contracts/src',
  'packages/scoring-model/src',
  'package-lock.json',
]
const stamp = join(root, 'web/dist/.built-from')

const filesIn = (path) => {
  if (!existsSync(path)) return []
  const entries = readdirSync(path, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
}

const fingerprint = () => {
  const hash = createHash('sha256')
  for (const source of sources) {
    const path = join(root, source)
    const files = source.includes('.') ? [path] : filesIn(path).sort()
    for (const file of files) if (existsSync(file)) hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Builds the client when its sources have changed since the last build. */
export const ensureBuilt = () => {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building the client…')
  run('npm', ['run', 'build', '--silent', '-w', '@verandah/web', '--', '--logLevel', 'warn'], {
    NODE_ENV: 'production',
  })
  writeFileSync(stamp, wanted)
}
