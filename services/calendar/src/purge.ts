import type { Job } from '@verandah/kit'
import type { CalendarContext } from './context.ts'

/**
 * Deletes cancelled events that feeds have shown for long enough and plans of days long past, and publishes departures
 * left over from a crash.
 */
export function purge({ clock, dayPlans, events, settings }: CalendarContext): Job {
  return {
    name: 'purge-calendar',
    intervalMs: 60_000,
    run: async () => {
      await dayPlans.purge()
      await events.purgeCancelled(new Date(clock.now().getTime() - settings.CANCELLED_EVENTS_KEPT_MS))
      await events.announceDepartures()
    },
  }
}
