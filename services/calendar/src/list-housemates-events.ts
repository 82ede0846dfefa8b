import type { Handler } from '@verandah/kit'
import type { CalendarContext } from './context.ts'
import { dateOf } from './list-events.ts'
import { showEvents } from './show-events.ts'

/** The events of the other members of the caller's household, in order. */
export const listHousematesEvents =
  (context: CalendarContext): Handler<'listHousematesEvents'> =>
  async ({ caller, query }) => {
    const window = { from: dateOf(query.from), to: dateOf(query.to) }
    const events = await context.households.ofHousemates(caller.sub, async (userId) =>
      showEvents(context, await context.events.between(userId, window)),
    )
    return events.toSorted((a, b) => (a.startTime < b.startTime ? -1 : 1))
  }
