import { openCatalogue } from './catalogue/catalogue.ts'
import { DEFAULTS, openServer, type ServerOptions } from './open-server.ts'
import { listen, type Listening } from './server/listen.ts'
import type { Credentials } from './server/scram.ts'
import { startWorker } from './start-worker.ts'
import { openMemoryJournal } from './storage/journal.ts'
import { keepCredentials } from './storage/keep-credentials.ts'

export interface EmbeddedMongo extends Listening {
  /** `mongodb://user:password@127.0.0.1:port/?directConnection=true`: Mongoose takes the database's name as its `dbName`. */
  readonly url: string
}

export interface EmbeddedMongoOptions extends ServerOptions {
  /** In a worker thread, so that a long query does not hold up the services; true by default. */
  readonly worker?: boolean
  /** Called when the disk or the worker fails; nothing is answered after that. By default the error is thrown, uncaught. */
  readonly onFailure?: (error: Error) => void
}

/** A MongoDB server over a data directory. Rejects with a sentence when the directory is in use or the port is taken. */
export const startEmbeddedMongo = async (options: EmbeddedMongoOptions): Promise<EmbeddedMongo> => {
  const { worker = true, onFailure = throwUncaught, ...given } = options
  const credentials = given.credentials ?? (await keepCredentials(given.path))
  const serverOptions = { ...given, credentials }
  const server = worker ? await startWorker(serverOptions, onFailure) : await openServer(serverOptions, onFailure)
  return { ...server, url: urlOf(server.port, credentials) }
}

/** The same server for tests: nothing on disk, in this thread, open to everybody unless there are credentials. */
export const startInMemoryMongo = async (
  options: Partial<Omit<ServerOptions, 'path'>> = {},
): Promise<EmbeddedMongo> => {
  const settings = { ...DEFAULTS, ...options }
  const catalogue = await openCatalogue(openMemoryJournal(), settings.maxBytes)
  const server = await listen({ ...settings, catalogue })
  return { ...server, url: urlOf(server.port, options.credentials) }
}

const urlOf = (port: number, credentials?: Credentials): string => {
  const user = credentials && `${encodeURIComponent(credentials.username)}:${encodeURIComponent(credentials.password)}@`
  return `mongodb://${user ?? ''}127.0.0.1:${port}/?directConnection=true`
}

const throwUncaught = (error: Error): void => {
  setImmediate(() => {
    throw error
  })
}
