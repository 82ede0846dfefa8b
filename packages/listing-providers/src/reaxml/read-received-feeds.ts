import type { FeedReport } from '@verandah/contracts'
import { onLargeTaskDone, reasonOf, type Job } from '@verandah/kit'
import type { FeedContext } from './create-feeds.ts'
import { FeedLost } from './feed-bodies.ts'
import type { WaitingFeed } from './feed-reports.ts'
import { failedReport } from './rules/feed-report.ts'

const leaseName = 'received-feeds'
const leaseMs = 60_000
/** How often the report of a feed that is being read gets its counts so far. */
const fillMs = 2_000
/** A process that dies with a feed reads it again; one that always kills its process is given up. */
const mostAttempts = 5

/**
 * Reads accepted feeds in one process, one after the other: of each agency in turn the one that arrived first. A feed
 * whose process ended is read again from its beginning, which changes nothing that was stored.
 */
export const readReceivedFeeds = (context: FeedContext): Job => {
  /** Concurrent runs would read a feed twice. */
  let underWay: Promise<void> | null = null
  const run = async (signal: AbortSignal): Promise<void> => {
    let isGood = true
    let read = 0
    while (isGood) {
      if (!(await context.leases.hold(leaseName, leaseMs))) return
      const waiting = await context.feeds.reports.oldestOfEach()
      if (waiting.length === 0) break
      for (const feed of waiting) {
        if (signal.aborted) return
        if (await readOne(context, feed, signal)) read += 1
        else isGood = false
      }
    }
    if (read > 0) onLargeTaskDone.notify()
  }
  return {
    name: 'read-received-feeds',
    intervalMs: 1_000,
    run: (signal) => (underWay ??= run(signal).finally(() => (underWay = null))),
  }
}

/** Resolves to whether it has its outcome; if not, it is tried again. */
const readOne = async (context: FeedContext, feed: WaitingFeed, signal: AbortSignal): Promise<boolean> => {
  const { feeds, leases, log } = context
  const { _id: id, source, parts = 0, attempts = 0 } = feed
  const report = { id, receivedAt: feed.receivedAt.toISOString() }
  const renew = async (soFar: () => FeedReport) => {
    if (!(await leases.hold(leaseName, leaseMs))) throw new Error('another process reads the feeds by now')
    await feeds.reports.fill({ ...soFar(), state: 'reading' })
  }
  try {
    if (attempts >= mostAttempts) throw new FeedLost()
    await feeds.reports.begin(id)
    const goOn = feeds.atIntervals(fillMs, renew, signal)
    await feeds.ingest(feeds.bodies.read(id, parts), { name: source, isTrusted: false }, { goOn, report })
  } catch (error) {
    if (!(error instanceof FeedLost)) {
      if (!signal.aborted) log.error({ report: id, reason: reasonOf(error) }, 'an accepted feed could not be read')
      return false
    }
    await feeds.reports.fill(failedReport(report, 'We could not read this feed. Please send it again.'))
  }
  await feeds.bodies.forget(id)
  return true
}
