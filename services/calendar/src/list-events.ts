import type { listCalendarEvents } from '@verandah/contracts'
import { type Handler, isCaller, notFound } from '@verandah/kit'
import type { CalendarContext } from './context.ts'
import { replyWith } from './reply-with.ts'

export const listEvents =
  (context: CalendarContext): Handler<typeof listCalendarEvents> =>
  async ({ params, query, caller }) => {
    if (!isCaller(params.userId, caller.sub)) throw notFound()
    const { from, to, upcoming } = query
    const found =
      upcoming === undefined
        ? await context.events.between(caller.sub, dateOf(from), dateOf(to))
        : await context.events.upcoming(caller.sub, context.clock.now(), upcoming)
    return replyWith(context, found)
  }

const dateOf = (instant: string | undefined): Date | undefined =>
  instant === undefined ? undefined : new Date(instant)
