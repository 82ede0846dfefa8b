import type { VisitEntry } from '@verandah/contracts'

type Stamp = 'changedAt' | 'basedOn' | 'isRemoved'
type Unstamped<Entry> = Entry extends VisitEntry ? Omit<Entry, Stamp> & Partial<Pick<Entry, 'isRemoved'>> : never

/** An entry as the page writes it; the queue adds when, and on top of which version. */
export type EntryDraft = Unstamped<VisitEntry>

/**
 * Stamps the version of an entry that follows the one of `basedOn`. Its time is later than that of the version before,
 * whatever this device's clock says, because the later version wins.
 */
export function stamped(draft: EntryDraft, basedOn: string | null, now: number): VisitEntry {
  const earliest = basedOn === null ? now : Date.parse(basedOn) + 1
  return {
    isRemoved: false,
    ...draft,
    changedAt: new Date(Math.max(now, earliest)).toISOString(),
    basedOn,
  }
}

/** Entries by id, the later version of each, in the order in which they first appear. Removed ones stay. */
export function mergeEntries(...lists: readonly (readonly VisitEntry[])[]): VisitEntry[] {
  const latest = new Map<string, VisitEntry>()
  for (const entry of lists.flat()) {
    const known = latest.get(entry.id)
    if (known === undefined || known.changedAt < entry.changedAt) latest.set(entry.id, entry)
  }
  return [...latest.values()]
}

/** An id that says when its entry was begun: entries arrive in the order of ids, and changing one changes its time. */
export function entryIdAt(now: number): string {
  return `${new Date(now).toISOString()}-${crypto.randomUUID().slice(0, 8)}`
}

const stated = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z(?=-)/

/** When an entry was begun; of one that another build or the server made, when it was changed last. */
export function begunAt({ id, changedAt }: Pick<VisitEntry, 'id' | 'changedAt'>): string {
  return stated.exec(id)?.[0] ?? changedAt
}
