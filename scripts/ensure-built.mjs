import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './ensure-installed.mjs'

const shared = ['packages/contracts/src', 'packages/local-time/src', 'packages/scoring-model/src', 'package-lock.json']

const client = {
  name: 'client',
  output: 'web/dist',
  sources: ['web/src', 'web/public', 'web/build', 'web/index.html', 'web/vite.config.ts', ...shared],
  build: () =>
    run('npm', ['run', 'build', '--silent', '-w', '@verandah/web', '--', '--logLevel', 'warn'], {
      NODE_ENV: 'production',
    }),
}

const server = {
  name: 'server',
  output: 'runtime/dist',
  sources: [
    'packages',
    'services',
    'gateway',
    'runtime',
    'scripts/build-server.mjs',
    'scripts/bundle',
    'package-lock.json',
  ],
  build: () => run(process.execPath, ['scripts/build-server.mjs']),
}

/** Builds the client and the server where their sources have changed since they were last built, each in a process that ends. */
export const ensureBuilt = () => [client, server].forEach(ensurePart)

/** For commands that need no client. */
export const ensureServerBuilt = () => ensurePart(server)

const ensurePart = ({ name, output, sources, build }) => {
  const stamp = join(root, output, '.built-from')
  const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(sources)
  if (isBuilt()) return
  aloneWith(join(root, 'node_modules', `.verandah-building-${name}`), () => {
    if (isBuilt()) return
    console.log(`Building the ${name}…`)
    const wanted = fingerprint(sources)
    build()
    writeFileSync(stamp, wanted)
  })
}

/** Lets one process at a time do its work; a lock whose holder has died is nobody's. */
const aloneWith = (lock, work) => {
  const isFree = hasTaken(lock)
  if (!isFree) console.log(`Waiting for another process to build; ${lock} names it.`)
  while (!isFree && !hasTaken(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
  try {
    work()
  } finally {
    rmSync(lock, { force: true })
  }
}

const hasTaken = (lock) => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isHeld(lock)) rmSync(lock, { force: true })
    return false
  }
}

/** A lock that is just being written or removed has no number in it: it is looked at again. */
const isHeld = (lock) => {
  try {
    const holder = Number(readFileSync(lock, 'utf8'))
    return holder === 0 || process.kill(holder, 0)
  } catch (error) {
    return error.code !== 'ESRCH'
  }
}

const fingerprint = (sources) => {
  const hash = createHash('sha256')
  for (const source of sources) {
    const files = source.includes('.') ? [join(root, source)] : filesIn(join(root, source)).sort()
    for (const file of files) if (existsSync(file)) hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

const passedOver = new Set(['node_modules', 'dist', 'test', 'testing'])

const filesIn = (path) => {
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const below = join(path, entry.name)
    if (entry.isDirectory()) return passedOver.has(entry.name) ? [] : filesIn(below)
    return entry.isFile() && !entry.name.includes('.test.') ? [below] : []
  })
}
