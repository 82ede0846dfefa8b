/** The bytes of one backup, wherever they are kept. */
export interface Archive {
  /** For messages. */
  readonly name: string
  size(): Promise<number>
  /** Yields the bytes from one offset up to another. */
  read(from: number, to: number): AsyncIterable<Uint8Array>
  /** Appears as a whole and durable, or not at all. */
  write(bytes: AsyncIterable<Uint8Array>): Promise<void>
}

/** A folder or a bucket of backups that are named by their time. */
export interface Archives {
  at(name: string): Archive
  /**
   * Deletes all but the newest backups, and what killed ones have left an hour ago. Returns the number of backups
   * deleted.
   */
  keepNewest(count: number): Promise<number>
}

/** The place of backups does not work, or does not hold the one that was asked for. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
}

/** After this long without a write, what is left of a killed backup is deleted. */
export const draftKeptMs = 60 * 60 * 1000

/** Returns a name that sorts by time: `verandah-20261128T031500Z.backup`. */
export function nameAt(now: Date): string {
  return `verandah-${now.toISOString().replace(/[-:]|\.\d+/g, '')}.backup`
}

export function isNamedByTime(name: string): boolean {
  return /^verandah-\d{8}T\d{6}Z\.backup$/.test(name)
}

/** Returns all but the newest of some names of backups. */
export function olderThanNewest(names: readonly string[], count: number): string[] {
  const backups = names.filter(isNamedByTime).toSorted()
  return backups.slice(0, Math.max(0, backups.length - count))
}
