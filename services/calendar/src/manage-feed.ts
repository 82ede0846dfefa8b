import type { CalendarFeed } from '@verandah/contracts'
import { type Handler, notFound } from '@verandah/kit'
import type { CalendarContext } from './context.ts'

export const getFeed =
  ({ feeds, settings }: CalendarContext): Handler<'getCalendarFeed'> =>
  async ({ caller }) => {
    const feed = await feeds.of(caller.sub)
    if (!feed?.isReadable) throw notFound()
    return addressesOf(feed, settings.PUBLIC_URL)
  }

export const openFeed =
  ({ feeds, clock, newId, settings }: CalendarContext): Handler<'openCalendarFeed'> =>
  async ({ caller }) => {
    const known = await feeds.of(caller.sub)
    if (known && !known.isReadable) await feeds.forget(caller.sub)
    const feed = known?.isReadable ? known : await feeds.open(caller.sub, { feedId: newId(), createdAt: clock.now() })
    return addressesOf(feed, settings.PUBLIC_URL)
  }

export const revokeFeed =
  ({ feeds }: CalendarContext): Handler<'revokeCalendarFeed'> =>
  async ({ caller }) => {
    await feeds.forget(caller.sub)
    return undefined
  }

const addressesOf = ({ token, createdAt }: { token: string; createdAt: Date }, publicUrl: string): CalendarFeed => {
  const url = `${publicUrl.replace(/\/$/, '')}/api/calendar-feed/${token}.ics`
  return { url, webcalUrl: url.replace(/^https?/, 'webcal'), createdAt: createdAt.toISOString() }
}
