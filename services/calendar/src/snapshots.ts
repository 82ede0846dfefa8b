import { PropertyScheduled, PropertyUnscheduled } from '@verandah/contracts'
import { snapshot, newEvent } from '@verandah/kit'
import type { CalendarContext } from './context.ts'

interface Scheduled {
  userId: string
  propertyId: string
  /** When the state was reached: of two snapshots, the later one applies. */
  at: Date
}

/** Snapshots of homes that buyers have in their calendars or want times of, and of homes that have left. */
export const snapshots = [
  snapshot(PropertyScheduled, ({ events, timeImports, clock }: CalendarContext) =>
    eventsOf([events.eachScheduled(), timeImports.each()], ({ userId, propertyId }) =>
      newEvent(PropertyScheduled, { userId, propertyId }, { clock }),
    ),
  ),
  snapshot(PropertyUnscheduled, ({ events, clock }: CalendarContext) =>
    eventsOf([events.eachUnscheduled()], ({ userId, propertyId }) =>
      newEvent(PropertyUnscheduled, { userId, propertyId }, { clock }),
    ),
  ),
]

async function* eventsOf<Told extends { occurredAt: string }>(
  sources: readonly AsyncIterable<readonly Scheduled[]>[],
  make: (scheduled: Scheduled) => Told,
): AsyncGenerator<Told[]> {
  for (const pages of sources)
    for await (const page of pages) yield page.map((one) => ({ ...make(one), occurredAt: one.at.toISOString() }))
}
