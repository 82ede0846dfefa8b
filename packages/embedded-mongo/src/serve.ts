import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { openServer } from './open-server.ts'
import type { Credentials } from './server/scram.ts'

/** Settings of the separate process: `--path` and `--port`, or EMBEDDED_MONGO_PATH and EMBEDDED_MONGO_PORT. */
const readSettings = () => {
  const { values } = parseArgs({ options: { path: { type: 'string' }, port: { type: 'string' } } })
  const path = values.path ?? process.env.EMBEDDED_MONGO_PATH
  const port = Number(values.port ?? process.env.EMBEDDED_MONGO_PORT ?? '27017')
  if (path === undefined || path === '') throw new Error('Say where the data lives: --path or EMBEDDED_MONGO_PATH')
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('--port or EMBEDDED_MONGO_PORT must be a port number')
  return { path, port, credentials: readCredentials(), users: readUsers() }
}

/**
 * Reads credentials as the official image does: the name, and the password or a file that contains it. Without them
 * there is no authentication.
 */
const readCredentials = () => {
  const {
    MONGO_INITDB_ROOT_USERNAME: username,
    MONGO_INITDB_ROOT_PASSWORD,
    MONGO_INITDB_ROOT_PASSWORD_FILE,
  } = process.env
  const password = MONGO_INITDB_ROOT_PASSWORD_FILE
    ? readFileSync(MONGO_INITDB_ROOT_PASSWORD_FILE, 'utf8').trim()
    : MONGO_INITDB_ROOT_PASSWORD
  if (username && password) return { username, password }
  if (!username && !password) return undefined
  throw new Error('Set both MONGO_INITDB_ROOT_USERNAME and MONGO_INITDB_ROOT_PASSWORD, or neither')
}

interface KeptUser {
  readonly user: string
  readonly pwd: string
  readonly roles: readonly { readonly role: 'read' | 'readWrite'; readonly db: string }[]
}

/** The users that `users.js` makes in a MongoDB: those of `users.json` beside the file of the password. */
const readUsers = (): Credentials[] => {
  const file = join(dirname(process.env.MONGO_INITDB_ROOT_PASSWORD_FILE ?? ''), 'users.json')
  if (!process.env.MONGO_INITDB_ROOT_PASSWORD_FILE || !existsSync(file)) return []
  return (JSON.parse(readFileSync(file, 'utf8')) as KeptUser[]).map(({ user, pwd, roles }) => ({
    username: user,
    password: pwd,
    rights: new Map(roles.map(({ role, db }) => [db, role])),
  }))
}

const say = (line: string) => process.stdout.write(`${line}\n`)

const remedyOf = (error: unknown, port: number): unknown =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    ? `Port ${port} of 127.0.0.1 cannot be used: a program listens there already. Stop it, or set EMBEDDED_MONGO_PORT to a port that is free.`
    : error

const stop = (reason: unknown): never => {
  process.stderr.write(`${reason instanceof Error ? reason.message : String(reason)}\n`)
  process.exit(1)
}

// Files are readable by their owner only.
process.umask(0o077)

try {
  const settings = readSettings()
  const { port, close } = await openServer(settings, stop).catch((error: unknown) => {
    throw remedyOf(error, settings.port)
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void close().catch(stop))
  say(`listening on mongodb://127.0.0.1:${port}/?directConnection=true`)
} catch (error) {
  stop(error)
}
