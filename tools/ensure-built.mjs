import { createHash } from 'node:crypto'
import { existsSync, linkSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root, run } from './ensure-installed.mjs'

const shared = [
  'packages/contracts/src',
  'packages/decide/src',
  'packages/local-time/src',
  'packages/purchase-dates/src',
  'packages/purchase-dates/tables',
  'packages/scoring-model/src',
  'packages/true-cost/src',
  'packages/true-cost/tables',
  'package-lock.json',
]

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
    'stand-ins',
    'services',
    'gateway',
    'runtime',
    'tools/build-server.mjs',
    'tools/bundle',
    'package-lock.json',
  ],
  build: () => run(process.execPath, ['tools/build-server.mjs']),
}

/** Builds the client and the server if their sources have changed since the last build, each in a separate process. */
export function ensureBuilt() {
  return [client, server].forEach(ensurePart)
}

/** For commands that do not need the client. */
export function ensureServerBuilt() {
  return ensurePart(server)
}

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

/**
 * Runs the work in one process at a time. The newest of the files `LOCK.1`, `LOCK.2` and so on holds the holder's pid;
 * a process takes the lock by creating the next one, so that two that find a dead holder at the same time cannot both
 * take over.
 */
const aloneWith = (lock, work) => {
  const claim = `${lock}.pid-${process.pid}`
  writeFileSync(claim, String(process.pid))
  try {
    let taken = take(lock, claim)
    if (taken === undefined) console.log(`Waiting for another process to build; ${lock}.* names it.`)
    while ((taken ??= take(lock, claim)) === undefined)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
    try {
      work()
    } finally {
      truncateSync(taken)
    }
  } finally {
    rmSync(claim, { force: true })
  }
}

/** Returns the path of the lock file that this process now holds; undefined if another process holds the lock. */
const take = (lock, claim) => {
  const turns = turnsOf(lock)
  const newest = turns.at(-1) ?? 0
  if (newest > 0 && isHeld(`${lock}.${newest}`)) return undefined
  const next = `${lock}.${newest + 1}`
  try {
    linkSync(claim, next)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return undefined
  }
  rmSync(claim)
  for (const turn of turns) rmSync(`${lock}.${turn}`, { force: true })
  return next
}

const turnsOf = (lock) =>
  readdirSync(dirname(lock))
    .filter((name) => name.startsWith(`${basename(lock)}.`))
    .map((name) => Number(name.slice(basename(lock).length + 1)))
    .filter(Number.isInteger)
    .sort((one, other) => one - other)

/** A released lock is empty. One deleted just now counts as held and is read again. */
const isHeld = (file) => {
  try {
    const holder = Number(readFileSync(file, 'utf8'))
    return holder !== 0 && process.kill(holder, 0)
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
