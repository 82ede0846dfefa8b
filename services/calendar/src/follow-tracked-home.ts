import type { EventOf, TrackedPropertyChanged } from '@verandah/contracts'
import type { CalendarContext } from './context.ts'
import { homeTimesOf } from './domain/home-times.ts'
import { addTimes, importFirstTimes } from './import-times.ts'
import { moveEvents } from './move-events.ts'

/**
 * Moves the events that follow a home, gives new times to those who want them, and keeps what was said. The home is kept after that: a
 * delivery that broke off begins again with the same event. Another process may handle an older state of the home at the same time and
 * move events back, and a buyer may ask for its times just then, so that whoever ends last looks again.
 */
export const followTrackedHome =
  (context: CalendarContext) =>
  async ({ data }: EventOf<typeof TrackedPropertyChanged>): Promise<void> => {
    const { homes, events, timeImports } = context
    const after = homeTimesOf(data.home, data.isGone)
    const waiting = new Set(await timeImports.waitingFor(after.propertyId))
    const buyers = await events.buyersOf(after.propertyId)
    const before = await homes.of(after.propertyId)
    if (before && before.revision > after.revision) return
    for (const userId of new Set([...buyers, ...waiting])) {
      const own = await moveEvents(context, userId, before, after)
      if (waiting.has(userId)) await addTimes(context, { userId, before, home: after }, own)
    }
    await homes.record(after)
    let newest = (await homes.of(after.propertyId)) ?? after
    // A newer state that was kept while these moved has moved its own before, and an event may be new: so it is looked until there is none.
    for (let moved = -1; moved < newest.revision; newest = (await homes.of(after.propertyId)) ?? newest) {
      moved = newest.revision
      for (const userId of await events.buyersOf(after.propertyId)) await moveEvents(context, userId, before, newest)
    }
    for (const userId of await timeImports.waitingFor(after.propertyId)) await importFirstTimes(context, userId, newest)
  }
