import type { getHomeArchive as route, PurchaseRecord, SavedProperty, StoredFile, Visit } from '@verandah/contracts'
import { Answer, type Handler, notFound } from '@verandah/kit'
import { shownAsUtc } from '@verandah/local-time'
import type { ShortlistContext } from '../context.ts'
import { filePaths, safeName } from '../domain/archive-names.ts'
import { addressOf, readMeText, visitsText } from '../domain/archive-texts.ts'
import { attachmentNamed } from '../files/disposition.ts'
import { showFile } from '../files/show-file.ts'
import { showPurchase } from '../manage-purchases.ts'
import { showSaved } from '../show-saved.ts'
import { showVisit } from '../visits/manage-visits.ts'
import type { OfHome } from '../visits/visits.ts'
import { createTurns } from './turns.ts'
import { type ArchiveEntry, zipOf } from './zip.ts'

/** Sends what the caller keeps of a home. Needs no plan: the data are theirs. */
export const getHomeArchive = (context: ShortlistContext): Handler<typeof route> => {
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

interface Records {
  readonly saved: SavedProperty
  /** The earliest first; without entries that were removed. */
  readonly visits: readonly Visit[]
  readonly purchase: PurchaseRecord | null
  /** The oldest first. */
  readonly files: readonly StoredFile[]
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
    files: files.map(showFile).toReversed(),
  }
}

const present = (visit: Visit): Visit => ({ ...visit, entries: visit.entries.filter(({ isRemoved }) => !isRemoved) })

interface Reading {
  /** Null for a file that has been deleted since. */
  readonly read: (file: StoredFile) => Promise<Uint8Array | null>
  readonly day: string
}

/** The one that says what is missing comes last. */
const entriesOf = async function* (
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
