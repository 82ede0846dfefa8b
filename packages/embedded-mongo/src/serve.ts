import { parseArgs } from 'node:util'
import { openServer } from './open-server.ts'

/** A process of its own: `--path` and `--port`, or EMBEDDED_MONGO_PATH and EMBEDDED_MONGO_PORT. */
const readSettings = () => {
  const { values } = parseArgs({ options: { path: { type: 'string' }, port: { type: 'string' } } })
  const path = values.path ?? process.env.EMBEDDED_MONGO_PATH
  const port = Number(values.port ?? process.env.EMBEDDED_MONGO_PORT ?? '27017')
  if (path === undefined || path === '') throw new Error('Say where the data lives: --path or EMBEDDED_MONGO_PATH')
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('--port or EMBEDDED_MONGO_PORT must be a port number')
  return { path, port }
}

const say = (line: string) => process.stdout.write(`${line}\n`)

const stop = (reason: unknown): never => {
  process.stderr.write(`${reason instanceof Error ? reason.message : String(reason)}\n`)
  process.exit(1)
}

try {
  const { port, close } = await openServer(readSettings(), stop)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void close().catch(stop))
  say(`listening on mongodb://127.0.0.1:${port}/?directConnection=true`)
} catch (error) {
  stop(error)
}
