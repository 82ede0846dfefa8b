import { openCatalogue } from './catalogue/catalogue.ts'
import { listen, type Listening } from './server/listen.ts'
import type { Credentials } from './server/scram.ts'
import { explainDamage } from './storage/files/check-files.ts'
import { openLevelJournal } from './storage/level-journal.ts'
import type { FreeBytes } from './storage/watch-free-space.ts'

/** Options of `startEmbeddedMongo`, also for the worker and the separate process. */
export interface ServerOptions {
  /** The data directory, created if missing. One process at a time may use it. */
  readonly path: string
  /** 0, the default, takes any free port. */
  readonly port?: number
  /**
   * Limit for documents, each counted with 256 bytes for its position and its keys, which stay in memory: 2 GB by
   * default.
   */
  readonly maxBytes?: number
  /** Interval of removing documents past their TTL; 5,000 ms by default. */
  readonly ttlSweepMs?: number
  /** Credentials for clients (SCRAM-SHA-256); no authentication if absent. */
  readonly credentials?: Credentials | undefined
  /** Further users, who need `credentials` too. */
  readonly users?: readonly Credentials[] | undefined
}

export const DEFAULTS = { port: 0, maxBytes: 2 * 1024 ** 3, ttlSweepMs: 5_000 } as const

/** Starts the server on disk, in this thread. `onFailure` is called if the disk rejects a write. */
export async function openServer(
  options: ServerOptions,
  onFailure: (error: Error) => void,
  freeBytes?: FreeBytes,
): Promise<Listening> {
  const settings = { ...DEFAULTS, ...options }
  const journal = await openLevelJournal(options.path, onFailure, freeBytes)
  const catalogue = await openCatalogue(journal, settings.maxBytes).catch(async (error: unknown) => {
    await journal.close()
    throw await explainDamage(options.path, error)
  })
  return listen({ ...settings, catalogue })
}
