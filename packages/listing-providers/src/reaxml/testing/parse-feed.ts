import { createFeedParser, type ParsedFeed } from '../parse-reaxml.ts'

interface Options {
  now?: Date
  /** Bytes per chunk; the whole file by default. */
  stretch?: number
}

interface Said extends Omit<ParsedFeed, 'updates' | 'unchanged'> {
  updates: Omit<ParsedFeed['updates'][number], 'record'>[]
}

/** Parses a whole file in chunks. */
export function parseFeed(bytes: Uint8Array, { now = new Date('2026-11-21T00:00:00Z'), stretch }: Options = {}) {
  const read = createFeedParser({ source: '', now, weights: '' })
  const size = stretch ?? Math.max(1, bytes.length)
  const feed: Said = { updates: [], rejected: [], warnings: [] }
  for (let at = 0; at <= bytes.length; at += size) {
    const stretch = read(bytes.subarray(at, at + size), at + size > bytes.length)
    const { updates, unchanged: _, rejected, warnings, ...rest } = stretch.read(new Set())
    feed.updates.push(...updates.map(({ record: _, ...update }) => update))
    feed.rejected.push(...rejected)
    feed.warnings.push(...warnings)
    Object.assign(feed, rest)
  }
  return feed
}
