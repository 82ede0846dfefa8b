import { openCatalogue } from './catalogue/catalogue.ts'
import { DEFAULTS, type ServerOptions } from './open-server.ts'
import { listen } from './server/listen.ts'
import { urlOf, type EmbeddedMongo } from './start-embedded-mongo.ts'
import { openMemoryJournal, type Journal } from './storage/journal.ts'

interface InMemoryOptions extends Partial<Omit<ServerOptions, 'path'>> {
  /** Takes the place of parts of a journal that keeps nothing and always has room. */
  readonly journal?: Partial<Journal>
}

/**
 * Starts the same server for tests: nothing on disk, in this thread, without authentication unless there are
 * credentials.
 */
export async function startInMemoryMongo({ journal, ...options }: InMemoryOptions = {}): Promise<EmbeddedMongo> {
  const settings = { ...DEFAULTS, ...options }
  const catalogue = await openCatalogue({ ...openMemoryJournal(), ...journal }, settings.maxBytes)
  const server = await listen({ ...settings, catalogue })
  return { ...server, url: urlOf(server.port, options.credentials) }
}
