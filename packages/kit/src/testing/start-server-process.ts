import { spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'

/** A broker, store or cache started by a test. */
export interface ServerProcess {
  readonly port: number
  /** Kills it at once, like a power cut. */
  kill(): Promise<void>
  /** Shuts it down gracefully. */
  stop(): Promise<void>
  /** Keeps its connections open without answering, until `resume`. */
  pause(): void
  resume(): void
  /** The end of its output. */
  words(): string
}

export interface ServerOptions {
  readonly binary: string
  readonly argsOf: (port: number) => string[]
  /** Its whole environment; ours by default. */
  readonly environmentOf?: (port: number) => Readonly<Record<string, string>>
  readonly folder?: string
  /** Called with each line of its output. */
  readonly onLine?: (line: string) => void
  /** A port to reuse; a free one by default. */
  readonly port?: number
}

const patienceMs = 150_000

/** Resolves once the port answers; throws with the end of the server's output when it does not. */
export async function startServerProcess(options: ServerOptions): Promise<ServerProcess> {
  const port = options.port ?? (await freePort())
  const child = spawnServer(options, port)
  const words = listenTo(child, options.onLine)
  const end = async (signal: NodeJS.Signals) => {
    if (hasEnded(child)) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  try {
    await untilAnswering(child, port, words)
  } catch (error) {
    await end('SIGKILL')
    throw error
  }
  return {
    port,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    words,
  }
}

/**
 * Starts a server and sends SIGTERM after `afterMs`, whether or not it answers by then. Resolves to its exit code or
 * signal.
 */
export async function startAndStop(options: ServerOptions, afterMs: number): Promise<number | string> {
  const child = spawnServer(options, options.port ?? (await freePort()))
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>
  await delay(afterMs)
  child.kill('SIGTERM')
  const [code, signal] = await ended
  return code ?? signal ?? 'nothing'
}

const spawnServer = ({ binary, argsOf, environmentOf, folder }: ServerOptions, port: number) =>
  spawn(binary, argsOf(port), {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: folder,
    env: environmentOf?.(port) ?? process.env,
  })

/**
 * Below the ephemeral ports (RFC 6335 from 49,152, Linux from 32,768), which another process could take before the
 * server binds.
 */
const ports = { first: 20_000, count: 12_000 }
let nextPort = randomInt(ports.count)

/** A port without a listener, outside the ephemeral range. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = ports.first + (nextPort % ports.count)
    nextPort += 1
    if (await isFree(port)) return port
  }
}

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, '127.0.0.1')
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (!isListening) return false
  server.close()
  await once(server, 'close')
  return true
}

const listenTo = (child: ChildProcess, onLine: ServerOptions['onLine']): (() => string) => {
  let words = ''
  if (onLine && child.stdout) createInterface({ input: child.stdout }).on('line', onLine)
  const listen = (chunk: Buffer) => (words = (words + chunk.toString()).slice(-2_000))
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  child.on('error', (error) => (words += error.message))
  return () => words
}

const untilAnswering = async (child: ChildProcess, port: number, words: () => string) => {
  const deadline = performance.now() + patienceMs
  while (!(await isAnswering(port))) {
    if (hasEnded(child) || performance.now() > deadline)
      throw new Error(`${child.spawnfile} does not answer on ${port}: ${words()}`)
    await delay(10)
  }
}

const hasEnded = ({ exitCode, signalCode, pid }: ChildProcess) =>
  exitCode !== null || signalCode !== null || pid === undefined

const isAnswering = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const answer = (value: boolean) => {
      socket.destroy()
      resolve(value)
    }
    socket.once('connect', () => answer(true))
    socket.once('error', () => answer(false))
  })
