import { linkSignals, readBytes, reasonOf, type Job } from '@verandah/kit'
import type { FeedContext } from './create-feeds.ts'
import { feedAddressesOf, type FeedAddress, type Validators } from './feed-addresses.ts'
import { fetchFeed } from './fetch-feed.ts'

const silenceMs = 60_000
/** A feed is read no faster than it is stored, so a large one takes time. */
const timeoutMs = 60 * 60_000
const maxFeedBytes = 256 * 1024 * 1024

/** Pulls the feeds of `REAXML_FEED_URLS` in sequence, each at its interval and only if it has changed. */
export function pullFeeds(context: FeedContext): Job {
  const addresses = feedAddressesOf(context.settings.REAXML_FEED_URLS)
  return {
    name: 'pull-feeds',
    intervalMs: 1_000,
    run: async (signal) => {
      for (const address of addresses) await pullOne(context, address, signal)
    },
  }
}

const pullOne = async (context: FeedContext, address: FeedAddress, signal: AbortSignal): Promise<void> => {
  const { feeds, log } = context
  const host = new URL(address.url).host
  try {
    const known = await feeds.addresses.claim(address)
    if (known === null) return
    try {
      await pullNews(context, address, known, signal)
    } finally {
      await feeds.addresses.markRead(address.url)
    }
  } catch (error) {
    log.warn({ feed: host, reason: reasonOf(error) }, 'a feed could not be pulled; it is tried again at its interval')
  }
}

const pullNews = async (
  context: FeedContext,
  address: FeedAddress,
  known: Validators,
  signal: AbortSignal,
): Promise<void> => {
  const { feeds } = context
  const limit = linkSignals([signal], timeoutMs)
  try {
    const news = await fetchNews(context, address.url, known, limit.signal)
    if (news === null) return
    const goOn = feeds.atIntervals(address.intervalMs / 3, () => feeds.addresses.hold(address), signal)
    const source = { name: new URL(address.url).host, isTrusted: true }
    const { failure } = await feeds.ingest(news.chunks, source, { goOn })
    if (failure !== null) throw new Error(failure)
    await feeds.addresses.remember(address.url, news.validators)
  } finally {
    limit.end()
  }
}

/** Null if nothing has changed since. */
const fetchNews = async (
  { settings }: FeedContext,
  url: string,
  { etag, lastModified }: Validators,
  signal: AbortSignal,
) => {
  const response = await fetchFeed(url, {
    headers: {
      accept: 'application/xml, text/xml',
      'accept-encoding': 'gzip, deflate, br',
      ...(etag !== null && { 'if-none-match': etag }),
      ...(lastModified !== null && { 'if-modified-since': lastModified }),
    },
    signal,
    silenceMs,
    mayBePrivate: settings.REAXML_PRIVATE_FEEDS ?? false,
  })
  const { statusCode = 0, headers } = response
  if (statusCode === 200) {
    const validators = { etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null }
    return { chunks: readBytes(response, maxFeedBytes), validators }
  }
  response.destroy()
  if (statusCode === 304) return null
  throw new Error(`it answered ${statusCode}`)
}
