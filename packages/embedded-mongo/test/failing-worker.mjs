// Fake worker: reports that it listens, and dies on request.
import { BroadcastChannel, parentPort, workerData } from 'node:worker_threads'

parentPort.once('message', () => {})
const deaths = {
  crash: () => {
    throw new Error('out of memory')
  },
  exit: () => process.exit(3),
  disk: () => parentPort.postMessage({ kind: 'failed', reason: 'the disk is full' }),
}
const order = new BroadcastChannel(workerData.path)
order.onmessage = () => {
  order.close()
  deaths[workerData.path]()
}
parentPort.postMessage({ kind: 'listening', port: 1 })
