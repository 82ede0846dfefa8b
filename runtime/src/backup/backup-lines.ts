import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { KeptDocument, KeptMessage } from '@verandah/kit'
import { ArchiveError, type Archive } from './archive.ts'
import type { BlobPiece } from './blob-pieces.ts'
import type { KeptKey } from './kept-keys.ts'
import { SealedError, unseal } from './seal.ts'

/** What a backup holds, a line each; `end` is the last one. */
export type Line = { document: KeptDocument } | { message: KeptMessage } | { key: KeptKey } | { blob: BlobPiece } | End
interface End {
  end: Counts
}

export interface Counts {
  documents: number
  messages: number
  keys: number
  blobs: number
}

export function noCounts(): Counts {
  return { documents: 0, messages: 0, keys: 0, blobs: 0 }
}

/** Returns the lines of a backup, one at a time. */
export async function* linesOf(archive: Archive, password: string | undefined): AsyncGenerator<Line> {
  const text = createGunzip().setEncoding('utf8')
  pipeline(await unseal(archive, password), text, () => undefined)
  let pieces: string[] = []
  for await (const chunk of text) {
    const [first = '', ...others] = (chunk as string).split('\n')
    pieces.push(first)
    for (const other of others) {
      yield JSON.parse(pieces.join('')) as Line
      pieces = [other]
    }
  }
}

const countLine = (found: Counts, line: Exclude<Line, End>): void => {
  if ('document' in line) found.documents += 1
  else if ('message' in line) found.messages += 1
  else if ('key' in line) found.keys += 1
  else if (line.blob.isLast) found.blobs += 1
}

/** Backups of earlier builds count no keys or no blobs. */
const isWhole = (found: Counts, end: Partial<Counts> | undefined): boolean =>
  end?.documents === found.documents &&
  end.messages === found.messages &&
  (end.keys ?? 0) === found.keys &&
  (end.blobs ?? 0) === found.blobs

/** Rejects a truncated or modified backup as a whole. */
export async function checkBackup(archive: Archive, password: string | undefined): Promise<Counts> {
  const found = noCounts()
  let end: Partial<Counts> | undefined
  try {
    for await (const line of linesOf(archive, password)) {
      if ('end' in line) end = line.end
      else countLine(found, line)
    }
  } catch (error) {
    if (error instanceof SealedError || error instanceof ArchiveError) throw error
    const remedy =
      password === undefined ? 'take another copy of it' : 'check BACKUP_PASSWORD, or take another copy of it'
    throw new Error(`${archive.name} cannot be read as a backup: ${remedy}.`, { cause: error })
  }
  if (isWhole(found, end)) return found
  throw new Error(`${archive.name} is not a whole backup: it was cut off. Take another copy of it.`)
}
