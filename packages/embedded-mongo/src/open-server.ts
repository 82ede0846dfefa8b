import { openCatalogue } from './catalogue/catalogue.ts'
import { listen, type Listening } from './server/listen.ts'
import type { Credentials } from './server/scram.ts'
import { explainDamage } from './storage/files/check-files.ts'
import { openLevelJournal } from './storage/level-journal.ts'
import type { FreeBytes } from './storage/watch-free-space.ts'

/** What `startEmbeddedMongo` takes; the worker and the process of its own get the same. */
export interface ServerOptions {
  /** The data directory; it is created. One process at a time may use it. */
  readonly path: string
  /** 0, the default, takes any free port. */
  readonly port?: number
  /** Of documents, each counted with 256 bytes for its place and its keys, which stay in memory: 2 GB by default. */
  readonly maxBytes?: number
  /** How often documents past their TTL are removed; 5,000 ms by default. */
  readonly ttlSweepMs?: number
  /** What clients have to know (SCRAM-SHA-256); nothing where it is absent. */
  readonly credentials?: Credentials | undefined
}

export const DEFAULTS = { port: 0, maxBytes: 2 * 1024 ** 3, ttlSweepMs: 5_000 } as const

/** The server on disk, in this thread. `onFailure` is called when the disk no longer takes writes. */
export const openServer = async (
  options: ServerOptions,
  onFailure: (error: Error) => void,
  freeBytes?: FreeBytes,
): Promise<Listening> => {
  const settings = { ...DEFAULTS, ...options }
  const journal = await openLevelJournal(options.path, onFailure, freeBytes)
  const catalogue = await openCatalogue(journal, settings.maxBytes).catch(async (error: unknown) => {
    await journal.close()
    throw await explainDamage(options.path, error)
  })
  return listen({ ...settings, catalogue })
}
