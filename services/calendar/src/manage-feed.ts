import type { CalendarFeed, getCalendarFeed, openCalendarFeed, revokeCalendarFeed } from '@verandah/contracts'
import { type Handler, notFound } from '@verandah/kit'
import type { FeedDoc } from './calendar-feeds.ts'
import type { CalendarContext } from './context.ts'

export const getFeed =
  (context: CalendarContext): Handler<typeof getCalendarFeed> =>
  async ({ caller }) => {
    const feed = await context.feeds.of(caller.sub)
    if (!feed || !isReadable(context, feed)) throw notFound()
    return addressesOf(context, feed)
  }

export const openFeed =
  (context: CalendarContext): Handler<typeof openCalendarFeed> =>
  async ({ caller }) => {
    const { feeds, feedTokens, clock, newId } = context
    const known = await feeds.of(caller.sub)
    if (known && isReadable(context, known)) return addressesOf(context, known)
    if (known) await feeds.forget(caller.sub)
    const feedId = newId()
    const tokenHash = feedTokens.hashOf(feedTokens.tokenOf(feedId))
    const feed = await feeds.open({ _id: caller.sub, feedId, tokenHash, createdAt: clock.now() })
    return addressesOf(context, feed)
  }

export const revokeFeed =
  ({ feeds }: CalendarContext): Handler<typeof revokeCalendarFeed> =>
  async ({ caller }) => {
    await feeds.forget(caller.sub)
    return undefined
  }

/** False after the product's secret was changed: the address cannot be shown again, so it gets a successor. */
const isReadable = ({ feedTokens }: CalendarContext, { feedId, tokenHash }: FeedDoc): boolean =>
  feedTokens.hashOf(feedTokens.tokenOf(feedId)) === tokenHash

const addressesOf = ({ feedTokens, settings }: CalendarContext, { feedId, createdAt }: FeedDoc): CalendarFeed => {
  const url = `${settings.PUBLIC_URL.replace(/\/$/, '')}/api/calendar-feed/${feedTokens.tokenOf(feedId)}.ics`
  return { url, webcalUrl: url.replace(/^https?/, 'webcal'), createdAt: createdAt.toISOString() }
}
