import { occupiedUntil, type PlannedEvent } from './planned-event.ts'

/**
 * Returns the ids of the events that each event overlaps, by start. An event that ends when another begins does not
 * clash; cancelled and withdrawn ones never do. Travel time between homes is not considered.
 */
export function findClashes(events: readonly PlannedEvent[]): Map<string, string[]> {
  const clashes = new Map<string, string[]>(events.map(({ id }) => [id, []]))
  const taking = events.filter(takesTime).toSorted((one, other) => one.startTime.getTime() - other.startTime.getTime())
  taking.forEach((event, index) => {
    const end = occupiedUntil(event)
    for (const later of taking.slice(index + 1)) {
      if (later.startTime >= end) break
      clashes.get(event.id)?.push(later.id)
      clashes.get(later.id)?.push(event.id)
    }
  })
  return clashes
}

const takesTime = ({ cancelledAt, isWithdrawn }: PlannedEvent): boolean => cancelledAt === null && !isWithdrawn
