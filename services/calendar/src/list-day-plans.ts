import type { Handler } from '@verandah/kit'
import type { CalendarContext } from './context.ts'
import { showDayPlans } from './show-day-plans.ts'

export const listDayPlans =
  (context: CalendarContext): Handler<'listDayPlans'> =>
  async ({ caller }) =>
    showDayPlans(context, await context.dayPlans.of(caller.sub))

/** The plans of housemates in which the caller has a part, by date. */
export const listHousematesDayPlans =
  (context: CalendarContext): Handler<'listHousematesDayPlans'> =>
  async ({ caller }) => {
    const plans = await context.households.ofHousemates(caller.sub, async (userId) =>
      showDayPlans(context, await context.dayPlans.withCompanion(userId, caller.sub)),
    )
    return plans.toSorted((a, b) => (a.date < b.date ? -1 : 1))
  }
