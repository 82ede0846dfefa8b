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
export function entriesOf({ saved, visits, purchase, files }: Records, { read, day }: Reading): ArchiveEntry[] {
  const deleted: string[] = []
  const paths = filePaths(files)
  const readFile = async (file: StoredFile, path: string) => {
    const bytes = await read(file)
    if (!bytes) deleted.push(path)
    return bytes
  }
  const fileEntry = (file: StoredFile, at: number): ArchiveEntry => {
    const path = paths[at] ?? file.id
    return { path, isCompressed: true, read: () => readFile(file, path) }
  }
  const told = { saved, hasVisits: visits.length > 0, hasPurchase: purchase !== null, hasFiles: files.length > 0, day }
  return [
    jsonEntry('home.json', saved),
    ...(visits.length > 0
      ? [textEntry('visits.txt', () => visitsText(addressOf(saved), visits)), jsonEntry('visits.json', visits)]
      : []),
    ...(purchase ? [jsonEntry('purchase.json', purchase)] : []),
    ...files.map(fileEntry),
    textEntry('README.txt', () => readMeText({ ...told, deleted })),
  ]
}

const textEntry = (path: string, write: () => string): ArchiveEntry => ({
  path,
  isCompressed: false,
  read: () => Promise.resolve(Buffer.from(write())),
})

const jsonEntry = (path: string, value: unknown): ArchiveEntry =>
  textEntry(path, () => `${JSON.stringify(value, null, 2)}\n`)
