import type { CalendarEvent } from '@verandah/contracts'
import type { CalendarContext } from './context.ts'
import { findClashes } from './domain/find-clashes.ts'
import { googleUrlOf } from './domain/google-url.ts'
import { occupiedUntil } from './domain/occupied-until.ts'
import type { PlannedEvent } from './domain/planned-event.ts'

type Deps = Pick<CalendarContext, 'events' | 'homes'>

/** Events of one user as replies: with the address of their home, and with what else is at the same time. */
export const replyWith = async ({ events, homes }: Deps, planned: PlannedEvent[]): Promise<CalendarEvent[]> => {
  const [first] = planned
  if (!first) return []
  const from = new Date(Math.min(...planned.map(({ startTime }) => startTime.getTime())))
  const to = new Date(Math.max(...planned.map((event) => occupiedUntil(event).getTime())))
  const [around, known] = await Promise.all([
    events.between(first.userId, from, to),
    homes.listOf(planned.map(({ propertyId }) => propertyId)),
  ])
  const clashes = findClashes(around)
  return planned.map((event) => {
    const address = event.propertyId === null ? null : (known.get(event.propertyId)?.address ?? null)
    return replyOf(event, address, clashes.get(event.id) ?? [])
  })
}

const replyOf = (event: PlannedEvent, address: string | null, clashes: string[]): CalendarEvent => ({
  id: event.id,
  userId: event.userId,
  propertyId: event.propertyId,
  title: event.title,
  startTime: event.startTime.toISOString(),
  endTime: event.endTime?.toISOString() ?? null,
  eventType: event.eventType,
  notes: event.notes,
  timeZone: event.timeZone,
  address,
  revision: event.revision,
  isTakenOver: event.slot !== null,
  movedFrom: event.movedFrom?.toISOString() ?? null,
  isWithdrawn: event.isWithdrawn,
  clashes,
  googleUrl: googleUrlOf(event, address),
  createdAt: event.createdAt.toISOString(),
  updatedAt: event.updatedAt.toISOString(),
})
