import { type addDayPlanEvents as route, eventTitleMaxLength } from '@verandah/contracts'
import { type Handler, isCaller, notFound } from '@verandah/kit'
import type { CalendarContext } from './context.ts'
import { type HomeTimes, type Slot, slotsOf } from './domain/home-times.ts'
import { importedEvent, newEventOf } from './domain/new-events.ts'
import type { StoredStop } from './domain/opening-change.ts'
import { isSameVisit, type PlannedEvent } from './domain/planned-event.ts'
import { restore } from './import-times.ts'
import { requireRoom } from './manage-events.ts'
import { followSince } from './move-events.ts'
import { showEvents } from './show-events.ts'

/** Adds the caller's stops of a plan, their own or a housemate's, to their calendar. Idempotent. */
export const addDayPlanEvents =
  (context: CalendarContext): Handler<typeof route> =>
  async ({ caller, params: { date }, body: { member } }) => {
    const isOwn = isCaller(member, caller.sub)
    const stops = isOwn
      ? await ownStops(context, caller.sub, date)
      : await part(context, caller.sub, member ?? '', date)
    if (stops === undefined) throw notFound()
    const added: PlannedEvent[] = []
    for (const stop of stops) {
      await requireRoom(context, caller.sub)
      added.push(await addStop(context, caller.sub, stop))
    }
    return showEvents(context, added)
  }

const ownStops = async ({ dayPlans }: CalendarContext, userId: string, date: string) =>
  (await dayPlans.one(userId, date))?.plan.routes[0]?.stops

/** The second route of a housemate's plan, if it is the caller's. */
const part = async ({ dayPlans, households }: CalendarContext, userId: string, member: string, date: string) => {
  const mates = await households.housematesOf(userId)
  const plan = mates.some((mate) => mate.userId === member) ? await dayPlans.one(member, date) : null
  return plan?.companion === userId ? plan.plan.routes[1]?.stops : undefined
}

/** Resolves to the event of the stop: the one that the caller has already, one that they had deleted, or a new one. */
const addStop = async (context: CalendarContext, userId: string, stop: StoredStop): Promise<PlannedEvent> => {
  const { events, homes } = context
  const home = await homes.of(stop.propertyId)
  const slot = slotOf(stop, home)
  const event = eventOf(context, userId, stop, home)
  const find = async () => {
    const known = await events.ofHome(userId, stop.propertyId)
    const same = known.find((one) => one.cancelledAt === null && isSameVisit(one, event))
    return {
      same,
      deleted: known.find((one) => one.cancelledAt !== null && one.slot !== null && one.slot === event.slot),
    }
  }
  const { same, deleted } = await find()
  if (same) return same
  if (deleted && home && slot) await restore(context, deleted, { slot, home })
  else await events.add(event)
  return followSince(context, (await find()).same ?? event, home)
}

const slotOf = ({ eventType, opens }: StoredStop, home: HomeTimes | null): Slot | undefined =>
  (home === null ? [] : slotsOf(home)).find(
    (slot) => slot.eventType === eventType && slot.start.getTime() === Date.parse(opens),
  )

/** An advertised time follows its advert; an inspection by appointment stays as it is. */
const eventOf = ({ clock, newId }: CalendarContext, userId: string, stop: StoredStop, home: HomeTimes | null) => {
  const making = { id: newId(), userId, now: clock.now() }
  const slot = slotOf(stop, home)
  if (home && slot) return importedEvent(slot, home, making)
  const { propertyId, eventType, address, timeZone } = stop
  const times = { startTime: stop.opens, endTime: stop.closes }
  const title = `${eventType}: ${address}`.slice(0, eventTitleMaxLength)
  return newEventOf({ propertyId, eventType, timeZone, ...times, title, notes: '' }, home, making)
}
