import type { CalendarEvent } from '@verandah/contracts'
import { notFound } from '@verandah/kit'
import type { CalendarContext } from './context.ts'
import { findClashes } from './domain/find-clashes.ts'
import { googleUrlOf } from './domain/google-url.ts'
import { occupiedUntil, type PlannedEvent } from './domain/planned-event.ts'

type Shown = Pick<CalendarContext, 'events' | 'homes'>

/** Maps one user's events to replies, with their homes' addresses and clashes. */
export async function showEvents({ events, homes }: Shown, planned: PlannedEvent[]): Promise<CalendarEvent[]> {
  const [first] = planned
  if (!first) return []
  const from = new Date(Math.min(...planned.map(({ startTime }) => startTime.getTime())))
  const to = new Date(Math.max(...planned.map((event) => occupiedUntil(event).getTime())))
  const [around, known] = await Promise.all([
    events.between(first.userId, { from, to }),
    homes.listOf(planned.map(({ propertyId }) => propertyId)),
  ])
  const clashes = findClashes(around)
  return planned.map((event) => {
    const address = event.propertyId === null ? null : (known.get(event.propertyId)?.address ?? null)
    return replyOf(event, address, clashes.get(event.id) ?? [])
  })
}

export async function showEvent(context: Shown, event: PlannedEvent): Promise<CalendarEvent> {
  const [shown] = await showEvents(context, [event])
  if (!shown) throw notFound()
  return shown
}

const replyOf = (event: PlannedEvent, address: string | null, clashes: string[]): CalendarEvent => {
  const { slot, cancelledAt: _, ...fields } = event
  return {
    ...fields,
    startTime: event.startTime.toISOString(),
    endTime: event.endTime?.toISOString() ?? null,
    address,
    isTakenOver: slot !== null,
    movedFrom: event.movedFrom?.toISOString() ?? null,
    clashes,
    googleUrl: googleUrlOf(event, address),
    createdAt: event.createdAt.toISOString(),
    updatedAt: event.updatedAt.toISOString(),
  }
}
