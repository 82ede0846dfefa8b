import type { Handler } from '@verandah/kit'
import type { CalendarContext } from './context.ts'

/** Tells nothing of the caller to the router; their id only counts their calls. */
export const findTransitTimes =
  ({ transitTimes }: CalendarContext): Handler<'findTransitTimes'> =>
  ({ caller, body }) =>
    transitTimes({ userId: caller.sub, ...body })
