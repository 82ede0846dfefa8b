import { createQueues, type Kit } from '@verandah/kit'
import { createHouseholds } from '@verandah/user-records'
import { createCalendarEvents } from './calendar-events.ts'
import { createCalendarFeeds } from './calendar-feeds.ts'
import type { CalendarSettings } from './config.ts'
import { createDayPlans } from './day-plans.ts'
import { createHomes } from './homes.ts'
import { createPurchases } from './purchases.ts'
import { createTimeImports } from './time-imports.ts'
import { createAskRouter } from './travel/ask-router.ts'
import { createTransitTimes } from './travel/transit-times.ts'
import { createTravelTimes } from './travel/travel-times.ts'

export type CalendarContext = ReturnType<typeof createContext>

export function createContext(kit: Kit<CalendarSettings>) {
  const askRouter = createAskRouter(kit)
  return {
    clock: kit.clock,
    newId: kit.newId,
    settings: kit.settings,
    /** By the user's id, for calls that add events. */
    inTurn: createQueues(),
    events: createCalendarEvents(kit),
    homes: createHomes(kit),
    dayPlans: createDayPlans(kit),
    purchases: createPurchases(kit),
    timeImports: createTimeImports(kit),
    feeds: createCalendarFeeds(kit),
    households: createHouseholds(kit),
    travelTimes: createTravelTimes({ ...kit, askRouter }),
    transitTimes: createTransitTimes({ ...kit, askRouter }),
  }
}
