import { type DayPlan, type DayPlanInput, mayKnowHome, problemCodes } from '@verandah/contracts'
import { AppError, type Handler, invalid, isCaller, notFound } from '@verandah/kit'
import { wallClockOf } from '@verandah/local-time'
import { companionOf } from './companion-of.ts'
import type { CalendarContext } from './context.ts'
import type { DayPlanDoc } from './day-plans.ts'
import { showDayPlans } from './show-day-plans.ts'

/** Saves the caller's plan of a day. */
export const saveDayPlan =
  (context: CalendarContext): Handler<'saveDayPlan'> =>
  async ({ caller, params: { date }, body }) => {
    const { clock, dayPlans } = context
    const { revision, companion: asked, ...plan } = body
    const companion = asked === null || isCaller(asked, caller.sub) ? null : asked
    requireDayAhead(date, plan.timeZone, clock.now())
    requireKnownHomes(body, caller.sub)
    await requireHousemate(context, caller.sub, companion)
    const saved = await dayPlans.save({ userId: caller.sub, date, plan, companion }, revision)
    if (saved) return show(context, saved)
    throw await editConflict(context, await dayPlans.one(caller.sub, date))
  }

export const deleteDayPlan =
  ({ dayPlans }: CalendarContext): Handler<'deleteDayPlan'> =>
  async ({ caller, params }) => {
    if (!(await dayPlans.delete(caller.sub, params.date))) throw notFound()
    return undefined
  }

const furthestMs = 366 * 24 * 60 * 60 * 1000

const requireDayAhead = (date: string, timeZone: string, now: Date): void => {
  const today = wallClockOf(now, timeZone).date
  const furthest = wallClockOf(now.getTime() + furthestMs, timeZone).date
  if (date < today || date > furthest)
    throw invalid([{ field: 'date', message: 'Choose today or a day within the next year' }])
}

const requireKnownHomes = ({ choices, routes }: DayPlanInput, userId: string): void => {
  const stops = [...choices, ...routes.flatMap((route) => route.stops)]
  if (!stops.every(({ propertyId }) => mayKnowHome(propertyId, userId))) throw notFound()
}

const requireHousemate = async (context: CalendarContext, userId: string, companion: string | null) => {
  if ((await companionOf(context, { userId, companion })) !== companion)
    throw invalid([{ field: 'companion', message: 'Choose a member of your household' }])
}

const show = async (context: CalendarContext, doc: DayPlanDoc): Promise<DayPlan> => {
  const [plan] = await showDayPlans(context, [doc])
  if (!plan) throw notFound()
  return plan
}

const editConflict = async (context: CalendarContext, doc: DayPlanDoc | null): Promise<AppError> =>
  new AppError('conflict', {
    code: problemCodes.editConflict,
    detail: 'This plan has changed since you opened it, perhaps in another tab. Repeat your change.',
    members: { current: doc && (await show(context, doc)) },
  })
