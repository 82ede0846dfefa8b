import type { StoredFile, Visit, PurchaseRecord, SavedProperty } from '@verandah/contracts'
import { Answer, type Handler, notFound } from '@verandah/kit'
import { shownAsUtc } from '@verandah/local-time'
import type { ShortlistContext } from '../context.ts'
import { safeName, filePaths } from '../domain/archive-names.ts'
import { addressOf, readMeText, visitsText } from '../domain/archive-texts.ts'
import { attachmentNamed } from '../files/disposition.ts'
import { showFile } from '../files/show-file.ts'
import { showPurchase } from '../manage-purchases.ts'
import type { OfHome } from '../of-home.ts'
import { showSaved } from '../show-saved.ts'
import { showVisit } from '../visits/manage-visits.ts'
import { createTurns } from './turns.ts'
import { zipOf, type ArchiveEntry } from './zip.ts'

/** Sends what the caller keeps of a home. Needs no plan: the data are theirs. */
export const getHomeArchive = (context: ShortlistContext): Handler<'getHomeArchive'> => {
  const takeTurn = createTurns()
  return async ({ caller, params: { propertyId }, signal }) => {
    const records = await readRecords(context, { userId: caller.sub, propertyId })
    takeTurn(caller.sub, signal)
    const read = (file: StoredFile) => context.files.read({ userId: caller.sub, fileId: file.id }, false)
    const shownAt = shownAsUtc(context.clock.now(), records.saved.home?.timeZone ?? 'Australia/Sydney')
    return new Answer(zipOf(entriesOf(records, { read, day: shownAt.toISOString().slice(0, 10) }), shownAt), {
      'Content-Disposition': attachmentNamed(`${safeName(addressOf(records.saved))}.zip`),
      'X-Content-Type-Options': 'nosniff',
    })
  }
}

/** Of a home on the caller's shortlist, or off it as long as it can be put back. */
const readRecords = async (context: ShortlistContext, of: OfHome): Promise<Records> => {
  const { userId, propertyId } = of
  const doc = await context.saved.ofHome(userId, propertyId)
  const [saved] = doc === null ? [] : await showSaved(context, [doc])
  if (!saved) throw notFound()
  const [visits, purchase, files] = await Promise.all([
    context.visits.of(userId, propertyId),
    context.purchases.one(of),
    context.files.of(userId, propertyId),
  ])
  return {
    saved,
    visits: visits
      .map((visit) => present(showVisit(visit)))
      .filter(({ entries }) => entries.length > 0)
      .toReversed(),
    purchase: purchase && showPurchase(purchase),
    files: files.map(showFile).toSorted((a, b) => (ageOf(a) < ageOf(b) ? -1 : 1)),
  }
}

const present = (visit: Visit): Visit => ({ ...visit, entries: visit.entries.filter(({ isRemoved }) => !isRemoved) })

const ageOf = ({ createdAt, id }: StoredFile): string => `${createdAt} ${id}`

/** What a buyer keeps of a home. */
interface Records {
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
function entriesOf({ saved, visits, purchase, files }: Records, { read, day }: Reading): ArchiveEntry[] {
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
