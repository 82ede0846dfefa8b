import * as contracts from '@verandah/contracts'
import { defineService, onState, serve } from '@verandah/kit'
import { recordHousehold } from '@verandah/user-records'
import { addDayPlanEvents } from './add-day-plan-events.ts'
import { CalendarSettings } from './config.ts'
import { createContext } from './context.ts'
import { snapshots } from './snapshots.ts'
import { detachMissingHome } from './detach-missing-home.ts'
import { findTransitTimes } from './find-transit-times.ts'
import { findTravelTimes } from './find-travel-times.ts'
import { followTrackedHome } from './follow-tracked-home.ts'
import { importTimes } from './import-times.ts'
import { listDayPlans, listHousematesDayPlans } from './list-day-plans.ts'
import { listEvents } from './list-events.ts'
import { listHousematesEvents } from './list-housemates-events.ts'
import { deleteDayPlan, saveDayPlan } from './manage-day-plans.ts'
import { createEvent, deleteEvent, updateEvent } from './manage-events.ts'
import { getFeed, openFeed, revokeFeed } from './manage-feed.ts'
import { recordPurchase } from './purchases.ts'
import { purge } from './purge.ts'
import { readFeed } from './read-feed.ts'
import { retention } from './retention.ts'
import { userData } from './user-data.ts'

/**
 * Each buyer's inspections, open homes and auctions, their plans of a day, and a private feed for calendar programs.
 */
export const calendar = defineService({
  name: 'calendar',
  settings: CalendarSettings,
  publishes: [contracts.PropertyScheduled, contracts.PropertyUnscheduled, contracts.PlannedOpeningChanged],
  consumes: [
    onState(contracts.TrackedPropertyChanged, followTrackedHome),
    onState(contracts.TrackedPropertyNotFound, detachMissingHome),
    onState(contracts.HouseholdChanged, recordHousehold),
    onState(contracts.PurchaseChanged, recordPurchase),
  ],
  routes: [
    serve(contracts.listCalendarEvents, listEvents),
    serve(contracts.createCalendarEvent, createEvent),
    serve(contracts.updateCalendarEvent, updateEvent),
    serve(contracts.deleteCalendarEvent, deleteEvent),
    serve(contracts.importHomeTimes, importTimes),
    serve(contracts.getCalendarFeed, getFeed),
    serve(contracts.openCalendarFeed, openFeed),
    serve(contracts.revokeCalendarFeed, revokeFeed),
    serve(contracts.readCalendarFeed, readFeed),
    serve(contracts.listHousematesEvents, listHousematesEvents),
    serve(contracts.listDayPlans, listDayPlans),
    serve(contracts.saveDayPlan, saveDayPlan),
    serve(contracts.deleteDayPlan, deleteDayPlan),
    serve(contracts.addDayPlanEvents, addDayPlanEvents),
    serve(contracts.listHousematesDayPlans, listHousematesDayPlans),
    serve(contracts.findTravelTimes, findTravelTimes),
    serve(contracts.findTransitTimes, findTransitTimes),
    serve(contracts.getCalendarRetention, retention),
  ],
  jobs: [purge],
  userData,
  snapshots,
  context: createContext,
})
