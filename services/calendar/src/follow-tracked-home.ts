import type { EventOf, TrackedPropertyChanged } from '@verandah/contracts'
import type { CalendarContext } from './context.ts'
import { homeTimesOf } from './domain/home-times.ts'
import { addTimes, importFirstTimes } from './import-times.ts'
import { moveEvents } from './move-events.ts'
import { tellOfPlans } from './tell-of-plans.ts'

/**
 * Moves the events that follow a home, adds new times for buyers who want them, and stores the home. The home is stored
 * last, so that an interrupted delivery starts over from the same state. Another process may handle an older state
 * concurrently and move events back, or a buyer may import the home's times just then, so the last one to finish checks
 * again.
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
    // A newer state may have been stored while these events moved, or an event added: repeats until neither happens.
    for (let moved = -1; moved < newest.revision; newest = (await homes.of(after.propertyId)) ?? newest) {
      moved = newest.revision
      for (const userId of await events.buyersOf(after.propertyId)) await moveEvents(context, userId, before, newest)
    }
    for (const userId of await timeImports.waitingFor(after.propertyId)) await importFirstTimes(context, userId, newest)
    await tellOfPlans(context, data.home)
  }
