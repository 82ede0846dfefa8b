import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

export interface Acknowledged {
  /** The number of the last flush that was on disk before anybody was told so. */
  readonly flush: number
  /** Nothing else, such as a build from before flushes were counted, has opened the directory since. */
  readonly isLatest: boolean
}

const fileName = 'ACKNOWLEDGED'
const fileBytes = 64

/** What a directory promises that nobody has opened yet; undefined where none was counted. */
export const readAcknowledged = (path: string): Acknowledged | undefined => {
  const file = join(path, fileName)
  if (!existsSync(file)) return undefined
  const [flush = '', manifest = ''] = readFileSync(file, 'latin1').split(' ')
  return { flush: Number(flush), isLatest: manifest === manifestOf(path) }
}

/**
 * Keeps that number beside the data, once the directory is open. The file itself is never waited for: after a power cut it may say less than is
 * there, never more. So a store that holds less has lost what it had promised to keep. Until its first flush, which brings the tallies, a
 * directory that is not counted yet stays so.
 */
export const openAcknowledged = (path: string, { flush, isLatest }: Acknowledged) => {
  const name = join(path, fileName)
  const file = openSync(name, existsSync(name) ? 'r+' : 'w+', 0o600)
  // LevelDB begins a new manifest whenever it is opened.
  const manifest = manifestOf(path)
  const put = (line: string): void => void writeSync(file, line.padEnd(fileBytes), 0, 'latin1')
  // Its place on the disk is taken now: a disk that is full later has it.
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
