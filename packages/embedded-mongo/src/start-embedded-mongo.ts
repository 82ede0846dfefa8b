import type { ServerOptions } from './open-server.ts'
import type { Listening } from './server/listen.ts'
import type { Credentials } from './server/scram.ts'
import { startWorker } from './start-worker.ts'
import { keepCredentials } from './storage/keep-credentials.ts'

export interface EmbeddedMongo extends Listening {
  /**
   * `mongodb://user:password@127.0.0.1:port/?directConnection=true`: Mongoose takes the database's name as its
   * `dbName`.
   */
  readonly url: string
}

export interface EmbeddedMongoOptions extends ServerOptions {
  /** Runs in a worker thread, so that a long query does not block the services; true by default. */
  readonly worker?: boolean
  /**
   * Called if the disk or the worker fails; there are no replies after that. By default the error is thrown, uncaught.
   */
  readonly onFailure?: (error: Error) => void
}

/**
 * Starts a MongoDB server over a data directory; its modules are loaded in its thread only. Rejects with a sentence if
 * the directory is in use or the port is taken.
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const { worker = true, onFailure = throwUncaught, ...given } = options
  const credentials = given.credentials ?? (await keepCredentials(given.path))
  const serverOptions = { ...given, credentials }
  const start = worker ? startWorker : (await import('./open-server.ts')).openServer
  const server = await start(serverOptions, onFailure)
  return { ...server, url: urlOf(server.port, credentials) }
}

export function urlOf(port: number, credentials?: Credentials): string {
  const user = credentials && `${encodeURIComponent(credentials.username)}:${encodeURIComponent(credentials.password)}@`
  return `mongodb://${user ?? ''}127.0.0.1:${port}/?directConnection=true`
}

const throwUncaught = (error: Error): void => {
  setImmediate(() => {
    throw error
  })
}
