import { Session } from 'node:inspector'
import { parentPort, workerData } from 'node:worker_threads'
import { openServer, type ServerOptions } from './open-server.ts'
import type { HostMessage, WorkerMessage } from './start-worker.ts'

const tell = (message: WorkerMessage): void => parentPort?.postMessage(message)

let session: Session | undefined

const collectGarbage = (): void => {
  if (session === undefined) (session = new Session()).connect()
  session.post('HeapProfiler.collectGarbage')
}

try {
  const { port, rest, close } = await openServer(workerData as ServerOptions, ({ message }) =>
    tell({ kind: 'failed', reason: message }),
  )
  parentPort?.on('message', (message: HostMessage) => {
    if (message === 'close') void close().then(() => parentPort?.close())
    else {
      rest()
      collectGarbage()
    }
  })
  tell({ kind: 'listening', port })
} catch (error) {
  tell({ kind: 'refused', reason: error instanceof Error ? error.message : String(error) })
  parentPort?.close()
}
