import type { FeedReport } from '@verandah/contracts'
import type { Kit } from '@verandah/kit'
import type { FeedSource } from './rules/decide-update.ts'
import { createFeedReport } from './rules/feed-report.ts'
import type { createFeedReports } from './feed-reports.ts'
import { FeedTooMuch, type ReadFeed } from './feed-threads.ts'
import { keepUpdates, type KeepDeps } from './keep-updates.ts'
import type { FeedOrigin, ParsedFeed } from './parse-reaxml.ts'
import type { RecordMark } from './record-marks.ts'

export interface IngestDeps extends KeepDeps, Pick<Kit<unknown>, 'newId' | 'log'>, Pick<FeedOrigin, 'weights'> {
  read: ReadFeed
  reports: ReturnType<typeof createFeedReports>
  /** Waits while searches need the process. */
  yieldToSearches: () => Promise<void>
}

interface Options {
  /** Called with the report so far before each round; if it throws, reading ends and the stored listings stay. */
  goOn?: (soFar: () => FeedReport) => unknown
  /** The report of an accepted feed; absent for one that gets its report now. */
  report?: Pick<FeedReport, 'id' | 'receivedAt'>
}

const listingsAtOnce = 50

/**
 * Ingests a feed as a stream: valid listings are merged and passed on, the others are reported with their reasons.
 * Idempotent.
 */
export const ingestFeed =
  (deps: IngestDeps) =>
  async (
    chunks: AsyncIterable<Uint8Array>,
    source: FeedSource,
    { goOn, report: accepted }: Options = {},
  ): Promise<FeedReport> => {
    const now = deps.clock.now()
    const report = createFeedReport(accepted ?? { id: deps.newId(), receivedAt: now.toISOString() })
    let rounds = 0
    const refusal = await readWhole(deps, chunks, { source: source.name, now, weights: deps.weights }, async (feed) => {
      await goOn?.(report.whole)
      for (const kind of feed.unchanged) report.keep(kind)
      for (const remark of feed.rejected) report.reject(remark)
      for (const remark of feed.warnings) report.warn(remark)
      for (const round of roundsOf(feed.updates)) {
        await goOn?.(report.whole)
        if (rounds++ > 0) await deps.yieldToSearches()
        await keepRound(deps, round, source, report)
      }
    })
    if (refusal !== null) report.reject({ position: 0, kind: '', listing: null, reason: refusal })
    const outcome = outcomeOf(report.whole(), refusal)
    await (accepted ? deps.reports.fill(outcome) : deps.reports.add(outcome, source.name))
    const { id, kept, rejected } = outcome
    deps.log.info({ feed: source.name, report: id, kept, rejected: rejected.length }, 'a feed came in')
    return outcome
  }

/** A feed fails if nothing of it was kept because it is no REAXML or exceeds the limits. */
const outcomeOf = (report: FeedReport, refusal: string | null): FeedReport =>
  refusal === null || report.kept > 0 ? report : { ...report, state: 'failed', failure: refusal }

/** Returns why the file is not a feed or where it exceeded the limits; null if it was read to the end. */
const readWhole = async (
  { read, listings }: IngestDeps,
  chunks: AsyncIterable<Uint8Array>,
  origin: FeedOrigin,
  take: (feed: ParsedFeed) => Promise<void>,
): Promise<string | null> => {
  try {
    const whichKnown = (marks: readonly RecordMark[]) => listings.whichKnown(marks, origin.now)
    for await (const feed of read(chunks, { ...origin, whichKnown })) {
      if (feed.refusal !== undefined) return feed.refusal
      await take(feed)
    }
    return null
  } catch (error) {
    if (error instanceof FeedTooMuch) return `The rest was not read. ${error.message}`
    throw error
  }
}

type Update = ParsedFeed['updates'][number]

/** Splits updates into batches without duplicate adverts: a later record of an advert goes into a later batch. */
const roundsOf = (updates: Update[]): Update[][] => {
  const rounds: Update[][] = []
  for (const update of updates) {
    const round = rounds.at(-1)
    const isFull = round === undefined || round.length === listingsAtOnce || round.some(({ id }) => id === update.id)
    if (isFull) rounds.push([update])
    else round.push(update)
  }
  return rounds
}

const keepRound = async (
  deps: IngestDeps,
  round: Update[],
  source: FeedSource,
  report: ReturnType<typeof createFeedReport>,
): Promise<void> => {
  const outcomes = await keepUpdates(deps, round, source)
  round.forEach(({ position, kind, sourceId }, index) => {
    const outcome = outcomes[index]
    if (outcome && 'reason' in outcome) report.reject({ position, kind, listing: sourceId, reason: outcome.reason })
    else report.keep(kind)
    if (outcome && 'warning' in outcome && outcome.warning !== undefined)
      report.warn({ position, kind, listing: sourceId, reason: outcome.warning })
  })
}
