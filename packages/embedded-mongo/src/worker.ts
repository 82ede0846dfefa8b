import { parentPort, workerData } from 'node:worker_threads'
import { openServer, type ServerOptions } from './open-server.ts'
import type { WorkerMessage } from './start-worker.ts'

const tell = (message: WorkerMessage): void => parentPort?.postMessage(message)

try {
  const { port, close } = await openServer(workerData as ServerOptions, ({ message }) =>
    tell({ kind: 'failed', reason: message }),
  )
  parentPort?.once('message', () => void close().then(() => parentPort?.close()))
  tell({ kind: 'listening', port })
} catch (error) {
  tell({ kind: 'refused', reason: error instanceof Error ? error.message : String(error) })
  parentPort?.close()
}
