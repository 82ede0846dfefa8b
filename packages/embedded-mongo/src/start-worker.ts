import { Worker } from 'node:worker_threads'
import type { ServerOptions } from './open-server.ts'
import type { Listening } from './server/listen.ts'

/** Messages from the host to the worker. */
export type HostMessage = 'rest' | 'close'

export type WorkerMessage =
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string }

const WORKER = new URL('./worker.mjs', import.meta.url)
/** Half of V8's default, without costing time. */
const youngGenerationMb = 24

/** Starts the server in a worker thread. If the thread ends by itself, `onFailure` gets the reason. */
export async function startWorker(
  options: ServerOptions,
  onFailure: (error: Error) => void,
  script = WORKER,
): Promise<Listening> {
  const worker = new Worker(script, {
    workerData: options,
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: youngGenerationMb },
  })
  const ended = new Promise<number>((resolve) => worker.once('exit', resolve))
  const port = await new Promise<number>((resolve, reject) => {
    worker.once('message', (message: WorkerMessage) => {
      if (message.kind === 'listening') resolve(message.port)
      else reject(new Error(message.reason))
    })
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The embedded store ended with code ${code} before it was ready`)))
  })
  let isClosing = false
  const fail = (reason: string, cause?: unknown) => {
    if (!isClosing) onFailure(new Error(`The embedded store stopped: ${reason}`, { cause }))
    isClosing = true
  }
  worker.on('error', (error) => fail(error.message, error))
  worker.on('exit', (code) => fail(`its thread ended with code ${code}`))
  worker.on('message', (message: WorkerMessage) => {
    if (message.kind === 'failed') fail(message.reason)
  })
  const ask = (message: HostMessage) => worker.postMessage(message)
  const close = async () => {
    isClosing = true
    ask('close')
    await ended
  }
  return { port, rest: () => ask('rest'), close }
}
