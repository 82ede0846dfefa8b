import { maxChangesPerMessage, SavedSearchChecked, type EventOf, type HomeChange } from '@verandah/contracts'
import { newEvent, type Clock } from '@verandah/kit'
import type { SavedSearchDoc } from './saved-search-document.ts'

interface Check {
  searchId: string
  check: number
  changes: HomeChange[]
}

/** The events of a comparison; none without differences. Event ids are deterministic. */
export function announceChanges(
  { _id: savedSearchId, userId, name, frequency }: SavedSearchDoc,
  { changes, ...check }: Check,
  clock: Clock,
): EventOf<typeof SavedSearchChecked>[] {
  const common = { savedSearchId, userId, name, frequency, ...check, checkedAt: clock.now().toISOString() }
  return partsOf(changes).map((part, index) =>
    newEvent(
      SavedSearchChecked,
      { ...common, changes: part },
      { clock, id: `${savedSearchId}:${check.check}:${index}` },
    ),
  )
}

const partsOf = (changes: HomeChange[]): HomeChange[][] =>
  Array.from({ length: Math.ceil(changes.length / maxChangesPerMessage) }, (_, part) =>
    changes.slice(part * maxChangesPerMessage, (part + 1) * maxChangesPerMessage),
  )
