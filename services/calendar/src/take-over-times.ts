import { PropertyScheduled, type takeOverHomeTimes } from '@verandah/contracts'
import { type Handler, isCaller, newEvent, notFound } from '@verandah/kit'
import type { CalendarContext } from './context.ts'
import { demandRoom } from './demand-room.ts'
import { replyWith } from './reply-with.ts'
import { takeOver } from './take-over.ts'

/** Takes over what is known of the home now, or as soon as something is. */
export const takeOverTimes =
  (context: CalendarContext): Handler<typeof takeOverHomeTimes> =>
  async ({ body, caller }) => {
    const { clock, homes, takeOvers } = context
    const userId = caller.sub
    if (!isCaller(body.userId, userId)) throw notFound()
    await demandRoom(context, userId)
    const { propertyId } = body
    const home = await homes.of(propertyId)
    if (home) return { events: await replyWith(context, await takeOver(context, { userId, home })), isPending: false }
    const scheduled = newEvent(PropertyScheduled, { userId, propertyId }, { clock })
    await takeOvers.add({ id: `${userId}|${propertyId}`, userId, propertyId, askedAt: clock.now() }, [scheduled])
    return { events: [], isPending: true }
  }
