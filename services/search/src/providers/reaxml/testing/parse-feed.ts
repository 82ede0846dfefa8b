import { createFeedParser, type ParsedFeed } from '../parse-reaxml.ts'

interface Options {
  now?: Date
  /** How many bytes come at once; all of them unless said. */
  stretch?: number
}

/** A whole file through the parser, in stretches. */
export const parseFeed = (bytes: Uint8Array, { now = new Date('2026-11-21T00:00:00Z'), stretch }: Options = {}) => {
  const read = createFeedParser(now)
  const size = stretch ?? Math.max(1, bytes.length)
  const feed: ParsedFeed = { updates: [], rejected: [], warnings: [] }
  for (let at = 0; at <= bytes.length; at += size) {
    const { updates, rejected, warnings, ...rest } = read(bytes.subarray(at, at + size), at + size > bytes.length)
    feed.updates.push(...updates)
    feed.rejected.push(...rejected)
    feed.warnings.push(...warnings)
    Object.assign(feed, rest)
  }
  return feed
}
