import type { FileKind, FileType, VisitEntry } from '@verandah/contracts'
import { logError } from '@/lib/log-error.ts'
import { askedToPersist } from '@/lib/storage/local.ts'
import { type EntryDraft, stamped } from '@/lib/visits/entries.ts'
import type { FileContents } from './queued-files.ts'
import type { Outgoing } from './start-outgoing.ts'
import type { WaitingEntry } from './waiting.ts'

export interface VisitName {
  propertyId: string
  /** YYYY-MM-DD where the home is. */
  on: string
}

export interface NewFile {
  propertyId: string
  kind: FileKind
  name: string
  type: FileType
  visitOn: string | null
}

/** What a page does with the queue. Each change is on the device first and is then sent. */
export function outgoingActions({ opening, shown, send }: Outgoing) {
  const after = async (change: Promise<void>): Promise<void> => {
    await change
    await shown.tell()
    void send()
  }
  return {
    sendNow: (): void => void send(),
    /** Resolves once the file would survive the end of the tab; rejects where the device has no room for it. */
    addFile: async (file: NewFile, contents: FileContents): Promise<void> => {
      askToPersist()
      const { files } = await opening
      const added = { id: crypto.randomUUID(), addedAt: new Date().toISOString(), bytes: contents.full.byteLength }
      await after(files.add({ ...file, ...added, refusal: null }, contents))
    },
    contentOf: async (id: string, size: keyof FileContents): Promise<ArrayBuffer | undefined> =>
      (await opening).files.contentOf(id, size),
    dropFile: async (id: string): Promise<void> => after((await opening).files.drop([id])),
    retryFile: async (id: string): Promise<void> => after((await opening).files.mark(id, null)),
    settleEntries: async (visit: VisitName, how: 'retry' | 'drop'): Promise<void> =>
      after((await opening).entries.settle(visit, how)),
    /** Drops what waits of a visit that was deleted, photos too. */
    forgetVisit: async (visit: VisitName): Promise<void> => {
      const { files, entries } = await opening
      const photos = (await files.list()).filter(
        ({ propertyId, visitOn }) => propertyId === visit.propertyId && visitOn === visit.on,
      )
      await files.drop(photos.map(({ id }) => id))
      await after(entries.forget(visit))
    },
    write: writerOf(opening, shown, after),
  }
}

export type OutgoingActions = ReturnType<typeof outgoingActions>

const noRoom = 'This device has no room left for your last change. Free some space, then make it again.'

/** Asks the browser once not to delete what waits when the device runs short of room. */
const askToPersist = (): void => {
  if (askedToPersist.read() || !('storage' in navigator)) return
  askedToPersist.write(true)
  navigator.storage.persist().catch(() => undefined)
}

/**
 * Writes the version of an entry that follows the one of `basedOn`, and returns it. The page shows it at once; the
 * device keeps versions one after the other.
 */
const writerOf = (
  opening: Outgoing['opening'],
  shown: Outgoing['shown'],
  after: (change: Promise<void>) => Promise<void>,
) => {
  let lastWrite: Promise<void> = Promise.resolve()
  const put = async (written: WaitingEntry): Promise<void> => {
    const { entries } = await opening
    await entries.put(written)
    shown.show({ storeProblem: null })
  }
  return ({ propertyId, on }: VisitName, draft: EntryDraft, basedOn: string | null): VisitEntry => {
    const written = { propertyId, on, entry: stamped(draft, basedOn, Date.now()), refusal: null }
    const isWritten = shown.expect(written)
    lastWrite = lastWrite
      .then(() => put(written))
      .catch((error: unknown) => {
        logError('A note could not be kept', error)
        shown.show({ storeProblem: noRoom })
      })
      .then(() => {
        isWritten()
        return after(Promise.resolve())
      })
      .catch(() => undefined)
    return written.entry
  }
}
