import { hrefOf, listCalendarEvents as contract } from '@verandah/contracts'
import { Answer, cursorInTime, type Handler, isCaller, linkToNext, notFound, placeInTime } from '@verandah/kit'
import type { CalendarContext } from './context.ts'
import { showEvents } from './show-events.ts'

/** Lists the caller's events by time: all, those in a window, the next ones, or a page of them. */
export const listEvents =
  (context: CalendarContext): Handler<'listCalendarEvents'> =>
  async ({ params, query, caller }) => {
    if (!isCaller(params.id, caller.sub)) throw notFound()
    const { clock, events } = context
    const { upcoming, limit = 0, cursor } = query
    if (upcoming !== undefined)
      return showEvents(context, await events.between(caller.sub, { from: clock.now(), limit: upcoming }))
    const window = { from: dateOf(query.from), to: dateOf(query.to) }
    const more = { after: placeInTime(cursor), limit: limit === 0 ? 0 : limit + 1 }
    const found = await events.between(caller.sub, { ...window, ...more })
    const shown = limit === 0 ? found : found.slice(0, limit)
    const last = found.length > shown.length ? shown.at(-1) : undefined
    const next =
      last && hrefOf(contract, { params, query: { ...query, cursor: cursorInTime(last.startTime, last.id) } })
    return new Answer(await showEvents(context, shown), linkToNext(next ?? null))
  }

export function dateOf(instant: string | undefined): Date | undefined {
  return instant === undefined ? undefined : new Date(instant)
}
