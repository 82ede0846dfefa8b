import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '@verandah/kit/testing'
import { feedsTakenIn } from '@verandah/runtime/testing'
import { collectEnds } from '@verandah/runtime/testing/collect-ends'
import { MongoClient, type MongoClientOptions } from 'mongodb'

type Environment = Readonly<Record<string, string>>

/** What a bench opens ends after it. */
export const { onEnd, endAll } = collectEnds()

/** With these limits, an account may start any number of searches: only the queue protects other buyers. */
export const withoutBudgets = {
  SEARCHES_PER_MINUTE: '100000',
  SEARCHES_PER_DAY: '100000',
  SEARCHES_KEPT_PER_USER: '100000',
  RATE_LIMIT_PER_MINUTE: '100000',
}

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** A folder that is removed after the bench. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-bench-'))
  onEnd(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const mostToStartMs = 180_000

/** Starts a server as a process of its own; resolves once `isReady`, which is asked every ten milliseconds. */
export async function startProcess(
  program: string,
  given: readonly string[],
  { environment = {}, isReady }: { environment?: Environment; isReady: () => Promise<boolean> },
) {
  const env = { ...process.env, ...environment }
  const child = spawn(program, given, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  onEnd(stop)
  const givesUpAt = performance.now() + mostToStartMs
  while (!(await isReady().catch(() => false))) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null
    if (hasEnded) throw new Error(`${program} ended before it was ready; it says above why`)
    if (performance.now() > givesUpAt) throw new Error(`${program} was not ready after ${mostToStartMs / 1000} s`)
    await wait(10)
  }
  return { pid: child.pid ?? NaN, stop }
}

/** The product as `npm start` runs it. */
export async function startProduct(folder: string, environment: Environment = {}) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
  const port = await freePort()
  const url = `http://localhost:${port}`
  const startedAt = performance.now()
  const own = { PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error', PUBLIC_URL: url }
  const started = await startProcess(process.execPath, scripts.start.split(' ').slice(1), {
    environment: { ...own, ...environment },
    isReady: async () => (await fetch(`${url}/readyz`)).ok,
  })
  return { ...started, url, folder, readyMs: performance.now() - startedAt }
}

/** The same in a folder of its own, once its feeds are taken in. */
export async function startFedProduct(environment: Environment = {}) {
  const product = await startProduct(await newFolder(), environment)
  await feedsTakenIn(product.folder)
  return product
}

/** Starts the embedded store as a process of its own, from the bundle. */
export async function startStore(path: string, options: MongoClientOptions = {}) {
  await import(new URL('tools/build.mjs', `file://${root}`).href)
  const port = await freePort()
  const url = `mongodb://127.0.0.1:${port}/?directConnection=true`
  const client = new MongoClient(url, options)
  const given = ['runtime/dist/embedded-mongo.mjs', '--path', path, '--port', `${port}`]
  const started = await startProcess(process.execPath, given, { isReady: async () => !!(await client.connect()) })
  onEnd(() => client.close())
  return { ...started, url, client }
}

/** The product with its store as a process of its own, as in a cluster. */
export async function startProductAndStore(environment: Environment = {}) {
  const folder = await newFolder()
  const store = await startStore(join(folder, 'store'))
  const product = await startProduct(folder, { MONGODB_URL: store.url, ...environment })
  await feedsTakenIn(folder)
  return { product, store }
}
