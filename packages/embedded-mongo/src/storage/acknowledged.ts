import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

export interface Acknowledged {
  /** Number of the last flush that was on disk before it was acknowledged. */
  readonly flush: number
  /** Nothing else, such as a build without flush counts, has opened the directory since. */
  readonly isLatest: boolean
}

const fileName = 'ACKNOWLEDGED'
const fileBytes = 64

/** Reads the acknowledged flush of a directory that is not open; undefined if it has none. */
export function readAcknowledged(path: string): Acknowledged | undefined {
  const file = join(path, fileName)
  if (!existsSync(file)) return undefined
  const [flush = '', manifest = ''] = readFileSync(file, 'latin1').split(' ')
  return { flush: Number(flush), isLatest: manifest === manifestOf(path) }
}

/**
 * Records that number beside the data of an open directory. The file is not synced: after a power cut its number may be
 * too low, never too high. So a store with fewer flushes has lost acknowledged writes. A directory without counts stays
 * so until its first flush, which writes the tallies.
 */
export function openAcknowledged(path: string, { flush, isLatest }: Acknowledged) {
  const name = join(path, fileName)
  const file = openSync(name, existsSync(name) ? 'r+' : 'w+', 0o600)
  // LevelDB starts a new manifest whenever it is opened.
  const manifest = manifestOf(path)
  const put = (line: string): void => void writeSync(file, line.padEnd(fileBytes), 0, 'latin1')
  // Reserves the file's space now, in case the disk fills up later.
  put(`${flush} ${isLatest ? manifest : 'none'} `)
  return {
    write: (latest: number): void => put(`${latest} ${manifest} `),
    close: (): void => closeSync(file),
  }
}

const manifestOf = (path: string): string => {
  const file = join(path, 'CURRENT')
  return existsSync(file) ? readFileSync(file, 'latin1').trim() : ''
}
