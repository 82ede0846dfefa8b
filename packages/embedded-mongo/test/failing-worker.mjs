// Stands in for the store's worker: says that it listens, and dies at once.
import { setImmediate } from 'node:timers'
import { parentPort, workerData } from 'node:worker_threads'

parentPort.postMessage({ kind: 'listening', port: 1 })
parentPort.once('message', () => {})
const deaths = {
  crash: () => {
    throw new Error('out of memory')
  },
  exit: () => process.exit(3),
  disk: () => parentPort.postMessage({ kind: 'failed', reason: 'the disk is full' }),
}
setImmediate(deaths[workerData.path])
