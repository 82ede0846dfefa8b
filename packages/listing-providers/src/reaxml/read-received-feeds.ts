import type { FeedReport } from '@verandah/contracts'
import { isOutage, onLargeTaskDone, reasonOf, type Job } from '@verandah/kit'
import type { FeedContext } from './create-feeds.ts'
import { FeedLost } from './feed-bodies.ts'
import type { WaitingFeed } from './feed-reports.ts'

const leaseName = 'received-feeds'
const leaseMs = 60_000
/** How often the report of a feed that is being read gets its counts so far. */
const fillMs = 2_000
/** A process that dies with a feed reads it again; one that always kills its process is given up. */
const mostAttempts = 5
/** Every so many turns it looks for feeds that another process accepted. */
const turnsOfOthers = 5

/**
 * Reads accepted feeds in one process, one after the other: of each agency in turn the one that arrived first. A feed
 * whose process ended is read again from its beginning, which changes nothing that was stored.
 */
export function readReceivedFeeds(context: FeedContext): Job {
  /** Concurrent runs would read a feed twice. */
  let underWay: Promise<void> | null = null
  let turns = 0
  const readOne = createReading(context)
  const isDue = () => {
    turns += 1
    return context.feeds.reports.mayWait() || turns % turnsOfOthers === 1
  }
  const run = async (signal: AbortSignal): Promise<void> => {
    if (!isDue() || (await context.feeds.reports.oldestOfEach()).length === 0) return
    let isGood = true
    let read = 0
    while (isGood) {
      if (!(await context.leases.hold(leaseName, leaseMs))) return
      const waiting = await context.feeds.reports.oldestOfEach()
      if (waiting.length === 0) break
      for (const feed of waiting) {
        if (signal.aborted) return
        if (await readOne(feed, signal)) read += 1
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

/** Resolves to whether a feed has its outcome; if not, it is tried again. */
const createReading = ({ feeds, leases, log }: FeedContext) => {
  /** Feeds whose last attempt ended with an outage, which is no fault of theirs: the next one is not counted. */
  const interrupted = new Set<string>()

  const read = async ({ _id: id, source, receivedAt, parts = 0 }: WaitingFeed, signal: AbortSignal) => {
    const report = { id, receivedAt: receivedAt.toISOString() }
    const show = (soFar: () => FeedReport) => feeds.reports.fill({ ...soFar(), state: 'reading' })
    const renew = async (soFar: () => FeedReport) => {
      if (!(await leases.hold(leaseName, leaseMs))) throw new Error('another process reads the feeds by now')
      await show(soFar)
    }
    const atIntervals = feeds.atIntervals(fillMs, renew, signal)
    let latest: (() => FeedReport) | undefined
    const goOn = (soFar: () => FeedReport) => {
      latest = soFar
      return atIntervals(soFar)
    }
    try {
      await feeds.ingest(feeds.bodies.read(id, parts), { name: source, isTrusted: false }, { goOn, report })
    } catch (error) {
      if (latest) await show(latest).catch(() => undefined)
      throw error
    }
  }

  return async (feed: WaitingFeed, signal: AbortSignal): Promise<boolean> => {
    const { _id: id, attempts = 0 } = feed
    try {
      if (attempts >= mostAttempts && !interrupted.has(id)) throw new FeedLost()
      await feeds.reports.begin(id, !interrupted.delete(id))
      await read(feed, signal)
    } catch (error) {
      if (isOutage(error)) interrupted.add(id)
      if (!(error instanceof FeedLost)) {
        if (!signal.aborted) log.error({ report: id, reason: reasonOf(error) }, 'an accepted feed could not be read')
        return false
      }
      await feeds.reports.giveUp(id, 'We could not read this feed to its end. Please send it again.')
    }
    await feeds.bodies.forget(id)
    return true
  }
}
