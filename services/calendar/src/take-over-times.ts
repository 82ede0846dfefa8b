import { PropertyScheduled, type takeOverHomeTimes } from '@verandah/contracts'
import { type Handler, isCaller, newEvent, notFound } from '@verandah/kit'
import type { CalendarContext } from './context.ts'
import { demandRoom } from './demand-room.ts'
import { replyWith } from './reply-with.ts'
import { takeOver } from './take-over.ts'

/** Takes over what is known of the home now, and what search tells of it next: nobody may have followed it for a long time. */
export const takeOverTimes =
  (context: CalendarContext): Handler<typeof takeOverHomeTimes> =>
  async ({ body, caller }) => {
    const { clock, events, homes, takeOvers } = context
    const userId = caller.sub
    if (!isCaller(body.userId, userId)) throw notFound()
    await demandRoom(context, userId)
    const { propertyId } = body
    const scheduled = newEvent(PropertyScheduled, { userId, propertyId }, { clock })
    await takeOvers.add({ id: `${userId}|${propertyId}`, userId, propertyId, askedAt: clock.now() }, [scheduled])
    const home = await homes.of(propertyId)
    if (home === null) return { events: [], isPending: true }
    const taken = await takeOver(context, { userId, home })
    const isPending = taken.length === 0 && (await events.buyersOf(propertyId)).length === 0
    return { events: await replyWith(context, taken), isPending }
  }
