import type { FeedReport } from '@verandah/contracts'
import type { Kit } from '@verandah/kit'
import type { Listing, RejectedListing } from '../domain/listing.ts'
import type { FeedSource } from './domain/decide-merge.ts'
import type { FeedListings } from './feed-listings.ts'
import type { createFeedReports } from './feed-reports.ts'
import { mergeUpdates } from './merge-updates.ts'
import { parseReaxml, type ParsedFeed } from './parse-reaxml.ts'

export interface IngestDeps extends Pick<Kit<unknown>, 'clock' | 'newId' | 'log'> {
  listings: FeedListings
  reports: ReturnType<typeof createFeedReports>
  /** Updates the homes behind the adverts of a feed. Idempotent. */
  keepListings: (listings: Listing[]) => Promise<unknown>
}

const listingsAtOnce = 50

/** Takes a feed in: every listing that can be kept is merged and passed on, every other one is reported with its reason. Idempotent. */
export const ingestFeed =
  (deps: IngestDeps) =>
  async (bytes: Uint8Array, source: FeedSource): Promise<FeedReport & { listingIds: string[] }> => {
    const now = deps.clock.now()
    const feed = parseReaxml(bytes, { year: now.getUTCFullYear() })
    const listingIds: string[] = []
    const late: RejectedListing[] = []
    for (const round of roundsOf(feed.updates)) {
      const merged = await mergeRound(deps, round, source)
      const kept = merged.flatMap(({ listing }) => listing ?? [])
      await deps.keepListings(kept)
      listingIds.push(...kept.map(({ id }) => id))
      late.push(...merged.flatMap(({ rejected }) => rejected ?? []))
    }
    const rejected = [...feed.rejected, ...late].toSorted((one, other) => one.position - other.position)
    const outcome = {
      id: deps.newId(),
      receivedAt: now.toISOString(),
      kept: feed.updates.length - late.length,
      rejected,
      warnings: feed.warnings,
    }
    await deps.reports.add(outcome, source.name)
    deps.log.info(
      { feed: source.name, report: outcome.id, kept: outcome.kept, rejected: rejected.length },
      'a feed came in',
    )
    return { ...outcome, listingIds }
  }

type Update = ParsedFeed['updates'][number]
type Outcome = { listing: Listing; rejected?: undefined } | { listing?: undefined; rejected: RejectedListing }

/** Batches in which no advert comes twice: a later record of the same advert waits for its turn. */
const roundsOf = (updates: Update[]): Update[][] => {
  const rounds: Update[][] = []
  let round: Update[] = []
  for (const update of updates) {
    if (round.length === listingsAtOnce || round.some(({ id }) => id === update.id)) {
      rounds.push(round)
      round = []
    }
    round.push(update)
  }
  return round.length === 0 ? rounds : [...rounds, round]
}

const mergeRound = async (deps: IngestDeps, round: Update[], source: FeedSource): Promise<Outcome[]> => {
  const updates = round.map(({ position: _, ...update }) => update)
  const merged = await mergeUpdates(deps, updates, source)
  return round.flatMap(({ position, sourceId }, index): Outcome[] => {
    const outcome = merged[index]
    if (!outcome) return []
    if ('listing' in outcome) return [{ listing: outcome.listing }]
    return [{ rejected: { position, listing: sourceId, reason: outcome.reason } }]
  })
}
