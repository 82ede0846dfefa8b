import { type EventOf, problemCodes, type TrackedPropertyChanged } from '@verandah/contracts'
import { AppError } from '@verandah/kit'
import type { CalendarContext } from './context.ts'
import { followHome } from './domain/follow-home.ts'
import { type HomeTimes, homeTimesOf } from './domain/home-times.ts'
import { takeOver } from './take-over.ts'

/**
 * Moves the events that follow a home, serves those who wait for it, and keeps what was said. The home is kept last: a delivery
 * that broke off begins again with the same news.
 */
export const followTrackedHome =
  (context: CalendarContext) =>
  async ({ data }: EventOf<typeof TrackedPropertyChanged>): Promise<void> => {
    const { homes, events, takeOvers } = context
    const after = homeTimesOf(data.home, data.isGone)
    const before = await homes.of(after.propertyId)
    if (before && before.revision >= after.revision) return
    for (const userId of await events.buyersOf(after.propertyId)) await moveEvents(context, userId, before, after)
    if (before === null)
      for (const userId of await takeOvers.waitingFor(after.propertyId))
        await takeOver(context, { userId, home: after })
    await homes.record(after)
  }

const moveEvents = async (
  { clock, events }: CalendarContext,
  userId: string,
  before: HomeTimes | null,
  after: HomeTimes,
): Promise<void> => {
  const own = await events.ofHome(userId, after.propertyId)
  for (const moved of followHome(own, { before, after, now: clock.now() })) {
    if (await events.replace(moved, [])) continue
    throw new AppError('conflict', {
      code: problemCodes.editConflict,
      detail: 'The buyer changed the event meanwhile.',
    })
  }
}
