import type { VisitEntry } from '@verandah/contracts'
import { keptNotes } from './entry-texts.ts'

/** The entries of a visit as shown: the winners of each, and what losing versions said as notes. Ordered by id. */
export function entriesOf(versions: readonly VisitEntry[]): VisitEntry[] {
  const winners = new Map<string, VisitEntry>()
  const kept = new Map<string, VisitEntry>()
  for (const version of versions) {
    const winner = winners.get(version.id)
    if (winner) for (const note of keptNotes(version, winner)) kept.set(note.id, note)
    else winners.set(version.id, version)
  }
  // A note that its buyer has changed or removed since is an entry like any other.
  return [...new Map([...kept, ...winners]).values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** What housemates see: nothing that was removed, and where notes are private only how things were rated. */
export function sharedEntries(entries: readonly VisitEntry[], areNotesPrivate: boolean): VisitEntry[] {
  const present = entries.filter(({ isRemoved }) => !isRemoved)
  if (!areNotesPrivate) return present
  return present.flatMap((entry) => (entry.kind === 'check' && entry.rating !== null ? { ...entry, note: '' } : []))
}
