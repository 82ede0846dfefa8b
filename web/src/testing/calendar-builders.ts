import type { CalendarEvent, DayPlan, OpeningChange, PropertySnapshot, SavedProperty } from '@verandah/contracts'
import { aHome } from './builders.ts'

/** An open home in Melbourne, Saturday 5 December 2026, 11:00 am to 11:30 am. */
export function anEvent(over: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: 'event-1',
    userId: 'user-7',
    propertyId: 'home-1',
    title: 'Open Home: 12 Lennox Street',
    startTime: '2026-12-05T00:00:00.000Z',
    endTime: '2026-12-05T00:30:00.000Z',
    eventType: 'Open Home',
    notes: '',
    timeZone: 'Australia/Melbourne',
    address: '12 Lennox Street, Richmond VIC 3121',
    revision: 1,
    isTakenOver: false,
    movedFrom: null,
    isWithdrawn: false,
    clashes: [],
    googleUrl: 'https://calendar.google.com/calendar/render?action=TEMPLATE',
    createdAt: '2026-11-20T02:00:00.000Z',
    updatedAt: '2026-11-20T02:00:00.000Z',
    ...over,
  }
}

/** A home on the shortlist. */
export function aSavedHome(home: Partial<PropertySnapshot> = {}, over: Partial<SavedProperty> = {}): SavedProperty {
  const snapshot = aHome(home)
  return {
    id: `saved-${snapshot.id}`,
    userId: 'user-7',
    propertyId: snapshot.id,
    notes: '',
    areNotesPrivate: false,
    tags: [],
    favorite: false,
    verdict: null,
    verdictReason: '',
    stage: null,
    stageReason: '',
    stageAt: null,
    walkAway: null,
    saleResult: null,
    score: snapshot.score,
    searchedAt: null,
    searchId: 'search-1',
    revision: 1,
    createdAt: '2026-11-20T02:00:00.000Z',
    updatedAt: '2026-11-20T02:00:00.000Z',
    isGone: false,
    home: snapshot,
    ...over,
  }
}

/** A home in Perth, two or three hours behind the eastern states. */
export const inPerth: Partial<PropertySnapshot> = {
  id: 'home-perth',
  address: '8 Rokeby Road',
  suburb: 'Subiaco',
  state: 'WA',
  postcode: '6008',
  timeZone: 'Australia/Perth',
}

/** The plan of a day that sees one open home, with what its advert has changed since. */
export function aDayPlan(over: Partial<DayPlan> = {}, change: OpeningChange | null = null): DayPlan {
  const opening = { opens: '2026-12-05T00:00:00.000Z', closes: '2026-12-05T00:30:00.000Z' }
  const times = { arrivesAt: '2026-12-05T00:00:00.000Z', leavesAt: '2026-12-05T00:15:00.000Z' }
  const { propertyId, timeZone, address } = anEvent()
  const stop = { propertyId: propertyId ?? '', eventType: 'Open Home' as const, address: address ?? '', timeZone }
  return {
    date: '2026-12-05',
    timeZone,
    start: null,
    end: null,
    leavesAt: '09:00',
    backBy: '17:00',
    mode: 'driving',
    stayMinutes: 15,
    slackMinutes: 5,
    companion: null,
    choices: [],
    travelLook: 'estimated',
    travelAsOf: null,
    routes: [
      {
        leavesAt: times.arrivesAt,
        endsAt: times.leavesAt,
        travelMinutes: 0,
        stops: [{ ...stop, ...opening, ...times, travelMinutes: 0, change }],
      },
    ],
    revision: 1,
    updatedAt: '2026-11-20T02:00:00.000Z',
    ...over,
  }
}
