import { reasonOf, type Job } from '@verandah/kit'
import { readCapped } from '../read-capped.ts'
import type { FeedContext } from './create-feeds.ts'
import { feedAddressesOf, type FeedAddress, type Validators } from './feed-addresses.ts'

const timeoutMs = 60_000
const maxFeedBytes = 64 * 1024 * 1024

/** Pulls the feeds of `REAXML_FEED_URLS`, each at its interval and only when it has changed. */
export const pullFeeds = (context: FeedContext): Job => {
  const addresses = feedAddressesOf(context.settings.REAXML_FEED_URLS)
  return {
    name: 'pull-feeds',
    intervalMs: 1_000,
    run: (signal) => Promise.all(addresses.map((address) => pullOne(context, address, signal))),
  }
}

const pullOne = async ({ feeds, log }: FeedContext, address: FeedAddress, signal: AbortSignal): Promise<void> => {
  const host = new URL(address.url).host
  try {
    const known = await feeds.addresses.claim(address)
    if (known === null) return
    const news = await fetchNews(address.url, known, signal)
    if (news === null) return
    await feeds.ingest(news.bytes, { name: host, isTrusted: true })
    await feeds.addresses.remember(address.url, news.validators)
  } catch (error) {
    log.warn({ feed: host, reason: reasonOf(error) }, 'a feed could not be pulled; it is tried again at its interval')
  }
}

/** Null when nothing has changed since. */
const fetchNews = async (url: string, { etag, lastModified }: Validators, signal: AbortSignal) => {
  const response = await fetch(url, {
    headers: {
      accept: 'application/xml, text/xml',
      ...(etag !== null && { 'if-none-match': etag }),
      ...(lastModified !== null && { 'if-modified-since': lastModified }),
    },
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  })
  if (response.status === 304) return null
  if (!response.ok) throw new Error(`it answered ${response.status}`)
  const { headers } = response
  return {
    bytes: await readCapped(response, maxFeedBytes),
    validators: { etag: headers.get('etag'), lastModified: headers.get('last-modified') },
  }
}
