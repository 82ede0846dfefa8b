// Fake worker: listens, and exits on request.
import { parentPort } from 'node:worker_threads'

parentPort.once('message', () => process.exit(0))
parentPort.postMessage({ kind: 'listening', port: 1 })
