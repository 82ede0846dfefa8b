import type { listHousematesEvents as route } from '@verandah/contracts'
import type { Handler } from '@verandah/kit'
import { toHousemate } from '@verandah/user-records'
import type { CalendarContext } from './context.ts'
import { dateOf } from './list-events.ts'
import { showEvents } from './show-events.ts'

/** The events of the other members of the caller's household, in order. */
export const listHousematesEvents =
  (context: CalendarContext): Handler<typeof route> =>
  async ({ caller, query }) => {
    const window = { from: dateOf(query.from), to: dateOf(query.to) }
    const housemates = await context.households.housematesOf(caller.sub)
    const calendars = await Promise.all(
      housemates.map(async (member) => {
        const shown = await showEvents(context, await context.events.between(member.userId, window))
        return shown.map((event) => ({ ...event, member: toHousemate(member) }))
      }),
    )
    return calendars.flat().toSorted((a, b) => (a.startTime < b.startTime ? -1 : 1))
  }
