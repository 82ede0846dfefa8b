import type { PurchaseRecord, SavedProperty, StoredFile, Visit } from '@verandah/contracts'
import { filePaths } from '../domain/archive-names.ts'
import { addressOf, readMeText, visitsText } from '../domain/archive-texts.ts'
import type { ArchiveEntry } from './zip.ts'

/** What a buyer keeps of a home. */
export interface Records {
  readonly saved: SavedProperty
  /** The earliest first; without entries that were removed. */
  readonly visits: readonly Visit[]
  readonly purchase: PurchaseRecord | null
  /** The oldest first. */
  readonly files: readonly StoredFile[]
}

interface Reading {
  /** Null for a file that has been deleted since. */
  readonly read: (file: StoredFile) => Promise<Uint8Array | null>
  readonly day: string
}

/** The entries of an archive. The one that says what is missing comes last. */
export const entriesOf = async function* (
  { saved, visits, purchase, files }: Records,
  { read, day }: Reading,
): AsyncGenerator<ArchiveEntry, void> {
  yield jsonEntry('home.json', saved)
  if (visits.length > 0) {
    yield textEntry('visits.txt', visitsText(addressOf(saved), visits))
    yield jsonEntry('visits.json', visits)
  }
  if (purchase) yield jsonEntry('purchase.json', purchase)
  const paths = filePaths(files)
  const deleted: string[] = []
  for (const [at, file] of files.entries()) {
    const path = paths[at] ?? file.id
    const bytes = await read(file)
    if (bytes) yield { path, bytes, isCompressed: true }
    else deleted.push(path)
  }
  const kept = paths.filter((path) => !deleted.includes(path))
  yield textEntry(
    'README.txt',
    readMeText({ saved, visits, hasPurchase: purchase !== null, files: kept, deleted, day }),
  )
}

const textEntry = (path: string, text: string): ArchiveEntry => ({
  path,
  bytes: Buffer.from(text),
  isCompressed: false,
})

const jsonEntry = (path: string, value: unknown): ArchiveEntry => textEntry(path, `${JSON.stringify(value, null, 2)}\n`)
