import { type CalendarEventInput, eventTitleMaxLength } from '@verandah/contracts'
import { type Handler, isCaller, notFound } from '@verandah/kit'
import { companionOf } from './companion-of.ts'
import type { CalendarContext } from './context.ts'
import { type HomeTimes, type Slot, slotsOf } from './domain/home-times.ts'
import { newEventOf } from './domain/new-events.ts'
import type { StoredStop } from './domain/opening-change.ts'
import type { PlannedEvent } from './domain/planned-event.ts'
import { addSlots } from './import-times.ts'
import { requireRoom, twinOf } from './manage-events.ts'
import { followSince } from './move-events.ts'
import { showEvents } from './show-events.ts'

/** Adds the caller's stops of a plan, their own or a housemate's, to their calendar. Idempotent. */
export const addDayPlanEvents =
  (context: CalendarContext): Handler<'addDayPlanEvents'> =>
  async ({ caller, params: { date }, body: { member } }) => {
    const isOwn = isCaller(member, caller.sub)
    const stops = isOwn
      ? await ownStops(context, caller.sub, date)
      : await part(context, caller.sub, member ?? '', date)
    if (stops === undefined) throw notFound()
    const added: PlannedEvent[] = []
    for (const stop of stops) added.push(await context.inTurn(caller.sub, () => addStop(context, caller.sub, stop)))
    return showEvents(context, added)
  }

const ownStops = async ({ dayPlans }: CalendarContext, userId: string, date: string) =>
  (await dayPlans.one(userId, date))?.plan.routes[0]?.stops

/** The second route of a housemate's plan, if it is the caller's. */
const part = async (context: CalendarContext, userId: string, member: string, date: string) => {
  const plan = await context.dayPlans.one(member, date)
  return plan && (await companionOf(context, plan)) === userId ? plan.plan.routes[1]?.stops : undefined
}

/** Resolves to the event of the stop: the one that the caller has already, one that they had deleted, or a new one. */
const addStop = async (context: CalendarContext, userId: string, stop: StoredStop): Promise<PlannedEvent> => {
  const { clock, events, homes, newId } = context
  const home = await homes.of(stop.propertyId)
  const event = newEventOf(inputOf(stop), home, { id: newId(), userId, now: clock.now() })
  const known = await twinOf(context, event)
  if (known) return known
  await requireRoom(context, userId)
  const slot = slotOf(stop, home)
  if (home && slot)
    await addSlots(context, { userId, home, slots: [slot] }, await events.ofHome(userId, stop.propertyId))
  else await events.add(event)
  return followSince(context, (await twinOf(context, event)) ?? event, home)
}

/** The advertised time of a stop, which its event follows; an inspection by appointment has none. */
const slotOf = ({ eventType, opens }: StoredStop, home: HomeTimes | null): Slot | undefined =>
  (home === null ? [] : slotsOf(home)).find(
    (slot) => slot.eventType === eventType && slot.start.getTime() === Date.parse(opens),
  )

const inputOf = ({ propertyId, eventType, address, timeZone, opens, closes }: StoredStop): CalendarEventInput => ({
  propertyId,
  eventType,
  timeZone,
  startTime: opens,
  endTime: closes,
  title: `${eventType}: ${address}`.slice(0, eventTitleMaxLength),
  notes: '',
})
