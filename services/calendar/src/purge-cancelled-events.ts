import type { Job } from '@verandah/kit'
import type { CalendarContext } from './context.ts'

/** Forgets what feeds have shown as cancelled for long enough, and says what a process that died could not say. */
export const purgeCancelledEvents = ({ clock, events, settings }: CalendarContext): Job => ({
  name: 'purge-cancelled-events',
  intervalMs: 60_000,
  run: async () => {
    await events.announceDepartures()
    await events.purgeCancelled(new Date(clock.now().getTime() - settings.CANCELLED_EVENTS_KEPT_MS))
  },
})
