import { HomeSummary, PlannedOpeningChanged, type PropertySnapshot } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { companionOf } from './companion-of.ts'
import type { CalendarContext } from './context.ts'
import type { DayPlanDoc } from './day-plans.ts'
import { type Knowledge, openingChangeOf, type StoredStop } from './domain/opening-change.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Tells the people of each plan that sees a home which of its openings the advert has changed; each change once. */
export async function tellOfPlans(context: CalendarContext, home: PropertySnapshot): Promise<void> {
  const { clock, dayPlans } = context
  // A day ends later in the west than in UTC.
  const from = new Date(clock.now().getTime() - dayMs).toISOString().slice(0, 10)
  for (const plan of await dayPlans.withHome(home.id, from)) await tellOfPlan(context, plan, home)
}

/** Reads the plan again after another of its homes, or a newer state of this one, was told of. */
const tellOfPlan = async (context: CalendarContext, plan: DayPlanDoc, home: PropertySnapshot): Promise<void> => {
  const { clock, dayPlans, events: calendar, homes } = context
  // Read after the plan: where a newer state is told of since then, this one is not.
  const times = await homes.of(home.id)
  if (!times) return
  const known = { home: times, setByHand: await calendar.setByHand(plan.userId, [home.id]), now: clock.now() }
  const companion = await companionOf(context, plan)
  const { told, events } = newsOf(context, { ...plan, companion }, home, known)
  if (events.length === 0 || (await dayPlans.tell(plan, told, events))) return
  const again = await dayPlans.one(plan.userId, plan.date)
  // A plan that was saved in between says by itself what has changed since.
  if (again?.revision === plan.revision) await tellOfPlan(context, again, home)
}

/** An opening that is as it was planned again has nothing told of it, so that its next change is told too. */
const newsOf = ({ clock }: CalendarContext, plan: DayPlanDoc, home: PropertySnapshot, known: Knowledge) => {
  const told = new Map(Object.entries(plan.told ?? {}))
  const events = stopsOf(plan, home.id).flatMap(({ stop, route, key }) => {
    const change = openingChangeOf(stop, known)
    const said = change === null ? undefined : (change.opens ?? 'withdrawn')
    if (told.get(key) === said) return []
    if (said === undefined) told.delete(key)
    else told.set(key, said)
    const news = newsOfStop(plan, home, stop, change === null ? stop.opens : change.opens)
    return peopleOf(plan, route).map((userId) => {
      const id = `${plan._id}:${plan.revision}:${key}:${home.revision}:${userId}`
      return newEvent(PlannedOpeningChanged, { ...news, userId, changedAt: clock.now().toISOString() }, { clock, id })
    })
  })
  return { told: Object.fromEntries(told), events }
}

const stopsOf = ({ plan }: DayPlanDoc, propertyId: string) =>
  plan.routes.flatMap(({ stops }, route) =>
    stops.filter((stop) => stop.propertyId === propertyId).map((stop) => ({ stop, route, key: keyOf(stop, route) })),
  )

const keyOf = ({ eventType, propertyId, opens }: StoredStop, route: number): string =>
  `${route} ${propertyId} ${eventType} ${opens}`

const newsOfStop = ({ date }: DayPlanDoc, home: PropertySnapshot, stop: StoredStop, after: string | null) => ({
  date,
  kind: stop.eventType === 'Auction' ? ('auction' as const) : ('slot' as const),
  propertyId: home.id,
  home: HomeSummary.parse(home),
  before: stop.opens,
  after,
})

/** Who makes a plan can mend it, so they hear of both parts. */
const peopleOf = ({ userId, companion }: DayPlanDoc, route: number): string[] =>
  route === 1 && companion !== null ? [userId, companion] : [userId]
