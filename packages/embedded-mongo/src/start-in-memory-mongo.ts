import { openCatalogue } from './catalogue/catalogue.ts'
import { DEFAULTS, type ServerOptions } from './open-server.ts'
import { listen } from './server/listen.ts'
import { urlOf, type EmbeddedMongo } from './start-embedded-mongo.ts'
import { openMemoryJournal } from './storage/journal.ts'

interface InMemoryOptions extends Partial<Omit<ServerOptions, 'path'>> {
  /** Whether its disk, if it had one, would have room for writes; by default it has. */
  readonly hasRoom?: () => boolean
}

/**
 * Starts the same server for tests: nothing on disk, in this thread, without authentication unless there are
 * credentials.
 */
export const startInMemoryMongo = async ({
  hasRoom = () => true,
  ...options
}: InMemoryOptions = {}): Promise<EmbeddedMongo> => {
  const settings = { ...DEFAULTS, ...options }
  const catalogue = await openCatalogue({ ...openMemoryJournal(), hasRoom }, settings.maxBytes)
  const server = await listen({ ...settings, catalogue })
  return { ...server, url: urlOf(server.port, options.credentials) }
}
