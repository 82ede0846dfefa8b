import { createHash } from 'node:crypto'
import { paths, type readCalendarFeed } from '@verandah/contracts'
import { Answer, type Handler, notFound } from '@verandah/kit'
import type { CalendarContext } from './context.ts'
import { writeFeed } from './domain/icalendar/write-feed.ts'
import type { PlannedEvent } from './domain/planned-event.ts'

/**
 * Serves the calendar of a household at the secret address of one member's feed. The same events give the same bytes,
 * so that `If-None-Match` can save a transfer.
 */
export const readFeed =
  (context: CalendarContext): Handler<typeof readCalendarFeed> =>
  async ({ params }) => {
    const { feeds, homes, settings } = context
    const userId = await feeds.ownerOf(params.token)
    if (userId === null) throw notFound()
    const shown = await eventsFor(context, userId)
    const known = await homes.listOf(shown.map(({ propertyId }) => propertyId))
    const body = writeFeed(
      shown.map((event) => ({
        event,
        address: known.get(event.propertyId ?? '')?.address ?? null,
        url:
          event.propertyId === null ? null : new URL(paths.property.href(event.propertyId), settings.PUBLIC_URL).href,
      })),
    )
    return new Answer<string | Uint8Array>(body, {
      ETag: `"${createHash('sha256').update(body).digest('base64url')}"`,
      'Cache-Control': 'private, no-cache',
      'Content-Disposition': 'inline; filename="verandah.ics"',
    })
  }

/** A user's events, then those of their housemates, with the name of each, unless the user goes there too. */
const eventsFor = async (
  { clock, events, households, settings }: CalendarContext,
  userId: string,
): Promise<PlannedEvent[]> => {
  const from = new Date(clock.now().getTime() - settings.FEED_PAST_MS)
  const [own, theirs] = await Promise.all([
    events.since(userId, from),
    households.ofHousemates(userId, (housemate) => events.since(housemate, from)),
  ])
  const goesTo = new Set(own.filter(({ cancelledAt }) => cancelledAt === null).map(visitOf))
  const alone = theirs.filter((event) => event.propertyId === null || !goesTo.has(visitOf(event)))
  return [...own, ...alone.map(({ member, ...event }) => ({ ...event, title: `${member.name}: ${event.title}` }))]
}

const visitOf = ({ propertyId, startTime }: PlannedEvent): string => `${propertyId} ${startTime.toISOString()}`
