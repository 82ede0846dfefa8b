import type { VisitEntry } from '@verandah/contracts'
import { changing, type Database, type EntryKey, type KeptEntry } from './database.ts'
import type { Refusal, WaitingEntry } from './waiting.ts'

export interface Batch {
  propertyId: string
  on: string
  entries: VisitEntry[]
}

export function batchName({ propertyId, on }: Pick<Batch, 'propertyId' | 'on'>): string {
  return `${propertyId} ${on}`
}

const sentAtOnce = 100

/**
 * What one user wrote down at visits and waits to be sent: of each entry the version that was tried, and the latest.
 */
export function queuedEntries(db: Database, userId: string) {
  const list = (): Promise<KeptEntry[]> => db.getAllFromIndex('entries', 'byUser', userId)
  const markAll = async (batch: Batch, marked: Partial<KeptEntry>): Promise<void> => {
    const change = changing(db, 'entries')
    for (const key of keysOf(userId, batch)) {
      const kept = await change.store.get(key)
      if (kept !== undefined) await change.store.put({ ...kept, ...marked })
    }
    await change.done
  }
  return {
    list: (): Promise<WaitingEntry[]> => list(),
    put: (written: Omit<WaitingEntry, 'refusal'>): Promise<void> => put(db, userId, written),
    /** The entries of the visit that has waited longest, without those of `except`. They count as tried from now on. */
    next: async (except: ReadonlySet<string>): Promise<Batch | null> => {
      const open = (await list()).filter((kept) => kept.refusal === null && !except.has(batchName(kept)))
      const batch = oldestOf(open)
      if (batch !== null) await markAll(batch, { isTried: true })
      return batch
    },
    drop: async (batch: Batch): Promise<void> => {
      const change = changing(db, 'entries')
      await Promise.all([...keysOf(userId, batch).map((key) => change.store.delete(key)), change.done])
    },
    refuse: (batch: Batch, refusal: Refusal): Promise<void> => markAll(batch, { refusal }),
    /** Drops everything of a visit, which is deleted. */
    forget: async ({ propertyId, on }: Pick<Batch, 'propertyId' | 'on'>): Promise<void> => {
      const change = changing(db, 'entries')
      await change.store.delete(IDBKeyRange.bound([userId, propertyId, on], [userId, propertyId, on, []]))
      await change.done
    },
    /** Lets refused entries of a visit be sent again, or drops them. */
    settle: async (visit: Pick<Batch, 'propertyId' | 'on'>, how: 'retry' | 'drop'): Promise<void> => {
      const refused = (await list()).filter((kept) => kept.refusal !== null && batchName(kept) === batchName(visit))
      const change = changing(db, 'entries')
      const settling = refused.map((kept) =>
        how === 'drop' ? change.store.delete(keyOf(userId, kept)) : change.store.put({ ...kept, refusal: null }),
      )
      await Promise.all([...settling, change.done])
    },
  }
}

const keyOf = (userId: string, { propertyId, on, entry }: Omit<WaitingEntry, 'refusal'>): EntryKey => [
  userId,
  propertyId,
  on,
  entry.id,
  entry.changedAt,
]

const keysOf = (userId: string, { propertyId, on, entries }: Batch): EntryKey[] =>
  entries.map((entry) => keyOf(userId, { propertyId, on, entry }))

/**
 * Keeps the latest version of an entry. It takes the place of the one that it is based on if that was never sent, and
 * follows it if it was: the server may have that one, and would take the text for somebody else's. Another version that
 * waits stays: its text was not read.
 */
const put = async (db: Database, userId: string, written: Omit<WaitingEntry, 'refusal'>): Promise<void> => {
  const { propertyId, on, entry } = written
  const change = changing(db, 'entries')
  const versions = IDBKeyRange.bound([userId, propertyId, on, entry.id, ''], [userId, propertyId, on, entry.id, '~'])
  const before = (await change.store.getAll(versions)).find((kept) => kept.entry.changedAt === entry.basedOn)
  const isFollowing = before?.isTried === true && before.refusal === null
  const basedOn = before === undefined || isFollowing ? entry.basedOn : before.entry.basedOn
  if (before !== undefined && !isFollowing) await change.store.delete(keyOf(userId, before))
  await change.store.put({ ...written, entry: { ...entry, basedOn }, userId, refusal: null, isTried: false })
  await change.done
}

/** Of each entry the oldest version: a later one follows once the server has it. */
const oldestOf = (open: readonly KeptEntry[]): Batch | null => {
  const [first, ...others] = open.toSorted((one, other) => one.entry.changedAt.localeCompare(other.entry.changedAt))
  if (first === undefined) return null
  const { propertyId, on } = first
  const entries = new Map<string, VisitEntry>()
  for (const kept of [first, ...others])
    if (batchName(kept) === batchName(first) && !entries.has(kept.entry.id)) entries.set(kept.entry.id, kept.entry)
  return { propertyId, on, entries: [...entries.values()].slice(0, sentAtOnce) }
}
