import { TrackedPropertyChanged, type EventOf, type KeptHome, type TrackedChange } from '@verandah/contracts'
import { newEvent, type Clock } from '@verandah/kit'
import { publicHomeOf } from '../homes/domain/seen.ts'
import type { Properties } from '../homes/properties.ts'
import { trackedChanges } from './domain/tracked-changes.ts'

type Announcement = EventOf<typeof TrackedPropertyChanged>

/** The event of a tracked home's change to `after`; none if nothing relevant changed. */
export const eventsOfChange =
  ({ clock }: { clock: Clock }) =>
  (before: KeptHome, after: KeptHome, ownerId?: string): Announcement[] => {
    const changes = trackedChanges(before, after, clock.now().toISOString())
    return changes.length === 0 ? [] : [announcementOf(after, changes, clock, ownerId)]
  }

export function trackedSnapshots({ properties, clock }: { properties: Properties; clock: Clock }) {
  return properties.eachTracked((home, ownerId) => announcementOf(home, [], clock, ownerId))
}

/** The state of a followed home, with what has changed; a `new` one is introduced to other services. */
export function announcementOf(home: KeptHome, changes: TrackedChange[], clock: Clock, ownerId?: string): Announcement {
  const { id: propertyId, revision, status } = home
  return newEvent(
    TrackedPropertyChanged,
    {
      propertyId,
      ...(ownerId !== undefined && { ownerId }),
      revision,
      home: publicHomeOf(home),
      isGone: status === 'gone',
      changes,
    },
    { clock },
  )
}
