import { occupiedUntil, type PlannedEvent } from './planned-event.ts'

/** More events at one time are not listed: a full calendar at one time would be a reply of a million ids. */
const listedAtMost = 20

/**
 * Returns the ids of the events that each event overlaps, by start and up to a limit. An event that ends when another
 * begins does not clash; cancelled and withdrawn ones never do. Travel time between homes is not considered.
 */
export function findClashes(events: readonly PlannedEvent[]): Map<string, string[]> {
  const clashes = new Map<string, string[]>(events.map(({ id }) => [id, []]))
  const list = ({ id }: PlannedEvent, other: PlannedEvent): void => {
    const listed = clashes.get(id)
    if (listed && listed.length < listedAtMost) listed.push(other.id)
  }
  const taking = events.filter(takesTime).toSorted((one, other) => one.startTime.getTime() - other.startTime.getTime())
  taking.forEach((event, index) => {
    const end = occupiedUntil(event)
    for (const later of taking.slice(index + 1)) {
      if (later.startTime >= end) break
      list(event, later)
      list(later, event)
    }
  })
  return clashes
}

const takesTime = ({ cancelledAt, isWithdrawn }: PlannedEvent): boolean => cancelledAt === null && !isWithdrawn
