import type { StoredFile, Visit, VisitEntry } from '@verandah/contracts'
import { listText, plural } from '@/lib/format.ts'
import { shownOf } from '../use-visit.ts'

type OfDay = Pick<StoredFile, 'kind' | 'visitOn'>

/** Days on which a home was visited, by what was written down and photographed there, the latest first. */
export function daysOf(visits: readonly Pick<Visit, 'on'>[], files: readonly OfDay[]): string[] {
  const days = [...visits.map(({ on }) => on), ...files.flatMap(({ visitOn }) => visitOn ?? [])]
  return [...new Set(days)].toSorted().toReversed()
}

export function photosOn<File extends OfDay>(files: readonly File[], on: string): File[] {
  return files.filter(({ kind, visitOn }) => kind === 'photo' && visitOn === on)
}

/** "12 looked at, 3 notes and 4 photos". */
export function contentsText(entries: readonly VisitEntry[], photos: number): string {
  const { checks, questions, notes } = shownOf(entries)
  const rated = [...checks.values()].filter(({ rating }) => rating !== null).length
  const parts = [
    ...(rated > 0 ? [`${rated} looked at`] : []),
    ...(questions.length > 0 ? [plural(questions.length, 'question')] : []),
    ...(notes.length > 0 ? [plural(notes.length, 'note')] : []),
    ...(photos > 0 ? [plural(photos, 'photo')] : []),
  ]
  return parts.length === 0 ? 'Nothing written down' : listText(parts)
}
