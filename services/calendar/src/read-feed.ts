import { createHash } from 'node:crypto'
import { mayKnowHome, paths } from '@verandah/contracts'
import { Answer, type Handler, notFound } from '@verandah/kit'
import type { CalendarContext } from './context.ts'
import { dueDaysOf } from './domain/due-days.ts'
import type { WrittenDay } from './domain/icalendar/write-due-day.ts'
import { writeFeed } from './domain/icalendar/write-feed.ts'
import type { PlannedEvent } from './domain/planned-event.ts'

/**
 * Serves the calendar of a household at the secret address of one member's feed, with what is due for that member's own
 * purchases. The same events give the same bytes, so that `If-None-Match` can save a transfer.
 */
export const readFeed =
  (context: CalendarContext): Handler<'readCalendarFeed'> =>
  async ({ params }) => {
    const { feeds, homes, settings } = context
    const userId = await feeds.ownerOf(params.token)
    if (userId === null) throw notFound()
    const from = new Date(context.clock.now().getTime() - settings.FEED_PAST_MS)
    const shown = await eventsFor(context, userId, from)
    const known = await homes.listOf(shown.map(({ propertyId }) => propertyId))
    const body = writeFeed(
      shown.map((event) => ({
        event,
        address: known.get(event.propertyId ?? '')?.address ?? null,
        url:
          event.propertyId === null || !mayKnowHome(event.propertyId, userId)
            ? null
            : new URL(paths.property.href(event.propertyId), settings.PUBLIC_URL).href,
      })),
      await daysFor(context, userId, from),
    )
    return new Answer<string | Uint8Array>(body, {
      ETag: `"${createHash('sha256').update(body).digest('base64url')}"`,
      'Cache-Control': 'private, no-cache',
      'Content-Disposition': 'inline; filename="verandah.ics"',
    })
  }

/** A user's events, then those of their housemates, with the name of each, unless the user goes there too. */
const eventsFor = async (
  { events, households }: CalendarContext,
  userId: string,
  from: Date,
): Promise<PlannedEvent[]> => {
  const [own, theirs] = await Promise.all([
    events.since(userId, from),
    households.ofHousemates(userId, (housemate) => events.since(housemate, from)),
  ])
  const goesTo = new Set(own.filter(({ cancelledAt }) => cancelledAt === null).map(visitOf))
  const alone = theirs.filter((event) => event.propertyId === null || !goesTo.has(visitOf(event)))
  return [...own, ...alone.map(({ member, ...event }) => ({ ...event, title: `${member.name}: ${event.title}` }))]
}

const daysFor = async ({ purchases, settings }: CalendarContext, userId: string, from: Date): Promise<WrittenDay[]> =>
  (await purchases.of(userId)).flatMap(({ _id, propertyId, purchase, changedAt }) =>
    purchase === null
      ? []
      : dueDaysOf(purchase, from.toISOString().slice(0, 10)).map((due) => ({
          due,
          uid: createHash('sha256').update(`${_id}:${due.id}`).digest('hex').slice(0, 32),
          address: purchase.home.address,
          url: new URL(paths.purchase.href(propertyId), settings.PUBLIC_URL).href,
          changedAt,
        })),
  )

const visitOf = ({ propertyId, startTime }: PlannedEvent): string => `${propertyId} ${startTime.toISOString()}`
