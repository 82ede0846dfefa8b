import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The product as `npm start` runs it, and its memory as reported by the kernel. */
export interface ProductProcess {
  readonly url: string
  /** From the command to the first ready response, in milliseconds. */
  readonly readyMs: number
  /** Resident memory of all its processes, current and peak, in MB. */
  memory(): Promise<{ nowMb: number; peakMb: number }>
  readonly pid: number
  stop(): Promise<void>
}

/** With these limits, an account may start any number of searches: only the queue protects other buyers. */
export const withoutBudgets = {
  SEARCHES_PER_MINUTE: '100000',
  SEARCHES_PER_DAY: '100000',
  SEARCHES_KEPT_PER_USER: '100000',
  RATE_LIMIT_PER_MINUTE: '100000',
}

export async function startProduct(
  dataFolder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ProductProcess> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const startedAt = performance.now()
  const child = spawn(process.execPath, await givenByStart(), {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'error',
      PUBLIC_URL: url,
      ...environment,
    },
  })
  await Promise.race([untilReady(`http://127.0.0.1:${port}/readyz`), failing(child)])
  const pid = child.pid ?? 0
  return { url, readyMs: performance.now() - startedAt, memory: () => memoryOf(pid), pid, stop: () => end(child) }
}

/** Returns the arguments that `npm start` passes to node. */
const givenByStart = async (): Promise<string[]> => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
  return scripts.start.split(' ').slice(1)
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const untilReady = async (url: string): Promise<void> => {
  const endsAt = Date.now() + 180_000
  while (Date.now() < endsAt) {
    const isReady = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('The product was not ready within three minutes')
}

const failing = async (child: ChildProcess): Promise<never> => {
  const [code] = (await once(child, 'exit')) as [number | null]
  throw new Error(`The product ended before it was ready (${code}); it says above why`)
}

const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })

/** Sums the memory of the process that `npm start` runs in and its children. */
const memoryOf = async (pid: number): Promise<{ nowMb: number; peakMb: number }> => {
  const figures = await Promise.all([pid, ...(await childrenOf(pid))].map(statusOf))
  const sum = (pick: (figure: { now: number; peak: number }) => number) =>
    figures.reduce((total, figure) => total + pick(figure), 0) / 1024
  return { nowMb: sum(({ now }) => now), peakMb: sum(({ peak }) => peak) }
}

const childrenOf = async (pid: number): Promise<number[]> => {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const own = text.trim().split(/\s+/).filter(Boolean).map(Number)
  return [...own, ...(await Promise.all(own.map(childrenOf))).flat()]
}

/** Returns kilobytes as reported by the kernel. */
export async function statusOf(pid: number): Promise<{ now: number; peak: number }> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0)
  return { now: read('VmRSS'), peak: read('VmHWM') }
}

const storeScript = fileURLToPath(new URL('../../../runtime/dist/embedded-mongo.mjs', import.meta.url))

/** Starts the embedded store as a separate process, from the bundle. */
export async function startStoreProcess(path: string) {
  await import(new URL('../../../tools/build.mjs', import.meta.url).href)
  const store = spawn(process.execPath, [storeScript, '--path', path, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(store.stdout), 'line')) as [string]
  return { url: line.replace('listening on ', ''), pid: store.pid ?? 0, stop: () => end(store) }
}

/** The kernel counts in hundredths of a second. */
const msPerTick = 10

/** Returns the CPU time of a process and its children, in milliseconds. */
export async function cpuMsOf(pid: number): Promise<number> {
  const ticks = await Promise.all([pid, ...(await childrenOf(pid))].map((one) => ticksIn(`/proc/${one}/stat`)))
  return ticks.reduce((sum, one) => sum + one, 0) * msPerTick
}

const ticksIn = async (file: string): Promise<number> => {
  const text = await readFile(file, 'utf8').catch(() => '')
  const [user = 0, system = 0] = text.slice(text.lastIndexOf(')')).split(' ').slice(12, 14).map(Number)
  return user + system
}

/** Returns a process's CPU time, in total and of its main thread, and the bytes it wrote to disk. */
export async function costsOf(pid: number) {
  const written = /^write_bytes: (\d+)/m.exec(await readFile(`/proc/${pid}/io`, 'utf8'))?.[1]
  const mainMs = (await ticksIn(`/proc/${pid}/task/${pid}/stat`)) * msPerTick
  return { cpuMs: await cpuMsOf(pid), mainMs, diskBytes: Number(written) }
}

const idleMs = 5_000

/** Returns the share of a CPU used while idle. */
export async function idleShareOf(cpuMs: () => Promise<number>): Promise<number> {
  const startedAt = performance.now()
  const before = await cpuMs()
  await wait(idleMs)
  return ((await cpuMs()) - before) / (performance.now() - startedAt)
}
