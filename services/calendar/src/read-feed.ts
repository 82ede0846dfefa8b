import { createHash } from 'node:crypto'
import { paths, type readCalendarFeed } from '@verandah/contracts'
import { Answer, type Handler, notFound } from '@verandah/kit'
import type { CalendarContext } from './context.ts'
import { writeFeed } from './domain/icalendar/write-feed.ts'

/**
 * Serves the calendar at a feed's secret address. The same events give the same bytes, so that `If-None-Match` can save
 * a transfer.
 */
export const readFeed =
  ({ clock, events, feeds, homes, settings }: CalendarContext): Handler<typeof readCalendarFeed> =>
  async ({ params }) => {
    const userId = await feeds.ownerOf(params.token)
    if (userId === null) throw notFound()
    const shown = await events.since(userId, new Date(clock.now().getTime() - settings.FEED_PAST_MS))
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
