import { CalendarDataExported, type EventOf, maxExportPartBytes, type UserExportRequested } from '@verandah/contracts'
import { newEvent, splitText } from '@verandah/kit'
import type { CalendarContext } from './context.ts'

/** Hands out everything that is kept about a user, cancelled events among it. The secret address of a feed stays a secret. */
export const exportUserData =
  ({ answers, clock, events, feeds, takeOvers }: CalendarContext) =>
  async ({ data: { userId, exportId } }: EventOf<typeof UserExportRequested>): Promise<void> => {
    const feed = await feeds.of(userId)
    const kept = {
      events: await events.allOf(userId),
      wishes: await takeOvers.ofUser(userId),
      feed: feed && { createdAt: feed.createdAt },
    }
    const parts = splitText(JSON.stringify(kept), maxExportPartBytes)
    for (const [index, data] of parts.entries()) {
      const part = { userId, exportId, service: 'calendar' as const, data, part: index + 1, parts: parts.length }
      await answers.give(newEvent(CalendarDataExported, part, { clock, id: `${exportId}:calendar:${part.part}` }))
    }
  }
