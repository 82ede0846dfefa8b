// Stands in for the store's worker: listens, and ends when it is told to.
import { parentPort } from 'node:worker_threads'

parentPort.once('message', () => process.exit(0))
parentPort.postMessage({ kind: 'listening', port: 1 })
