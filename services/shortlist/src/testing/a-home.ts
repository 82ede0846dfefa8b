import { type EventOf, type PropertySnapshot, TrackedPropertyChanged } from '@verandah/contracts'
import { aHome } from '@verandah/contracts/testing'
import { newEvent, systemClock } from '@verandah/kit'

/** `TrackedPropertyChanged` as the search service publishes it. */
export function homeChanged(home: Partial<PropertySnapshot> = {}): EventOf<typeof TrackedPropertyChanged> {
  const snapshot = aHome(home)
  const { id: propertyId, revision, status } = snapshot
  const isGone = status === 'gone'
  const changes = [{ kind: 'new' as const, before: null, after: null }]
  return newEvent(
    TrackedPropertyChanged,
    { propertyId, revision, home: snapshot, isGone, changes },
    { clock: systemClock },
  )
}
