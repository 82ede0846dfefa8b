import { DEFAULTS, type ServerOptions } from './options.ts'
import { listen, type Listening } from './server/listen.ts'
import { openLevelJournal } from './storage/level-journal.ts'

/** The server on disk, in this thread. `onFailure` hears of a disk that no longer takes writes. */
export const openServer = async (options: ServerOptions, onFailure: (error: Error) => void): Promise<Listening> => {
  const journal = await openLevelJournal(options.path, onFailure)
  return listen({ ...DEFAULTS, ...options, journal })
}
