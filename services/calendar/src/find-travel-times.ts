import type { Handler } from '@verandah/kit'
import type { CalendarContext } from './context.ts'

/** Tells nothing of the caller to the router; their id only counts their calls. */
export const findTravelTimes =
  ({ travelTimes }: CalendarContext): Handler<'findTravelTimes'> =>
  ({ caller, body }) =>
    travelTimes({ userId: caller.sub, ...body })
