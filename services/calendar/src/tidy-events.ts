import type { Job } from '@verandah/kit'
import type { CalendarContext } from './context.ts'

/** Says what a process that died could not say, and forgets what feeds have shown as cancelled for long enough. */
export const tidyEvents = ({ clock, events, settings }: CalendarContext): Job => ({
  name: 'tidy-events',
  intervalMs: 60_000,
  run: async () => {
    await events.settleLeaving()
    await events.purgeCancelled(new Date(clock.now().getTime() - settings.CANCELLED_EVENTS_KEPT_MS))
  },
})
