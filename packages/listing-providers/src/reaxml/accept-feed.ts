import type { FeedReport } from '@verandah/contracts'
import { AppError, type Kit } from '@verandah/kit'
import { createFeedDecoder } from './decode-feed.ts'
import type { createFeedBodies } from './feed-bodies.ts'
import type { createFeedReports } from './feed-reports.ts'
import { createFeedReport, failedReport } from './rules/feed-report.ts'
import { whyNoFeed } from './why-no-feed.ts'

export interface AcceptDeps extends Pick<Kit<unknown>, 'newId' | 'clock'> {
  bodies: ReturnType<typeof createFeedBodies>
  reports: ReturnType<typeof createFeedReports>
}

const mostWaiting = 20

/**
 * Stores an agency's feed, to be read later; resolves to its report so far. A file that begins as something else is
 * refused at once, with a report that failed.
 */
export const acceptFeed =
  ({ bodies, reports, newId, clock }: AcceptDeps) =>
  async (chunks: AsyncIterable<Uint8Array>, agency: string): Promise<FeedReport> => {
    if ((await reports.countWaiting(agency)) >= mostWaiting) throw tooMany()
    const feed = { id: newId(), receivedAt: clock.now().toISOString() }
    try {
      const parts = await bodies.store(feed.id, judged(chunks))
      const received = { ...createFeedReport(feed).whole(), state: 'received' as const }
      await reports.add(received, agency, parts)
      return received
    } catch (error) {
      await bodies.forget(feed.id)
      if (error instanceof AppError && error.code === notReaxml)
        await reports.add(failedReport(feed, error.message), agency)
      throw error
    }
  }

const notReaxml = 'not-reaxml'
const headBytes = 4_096

/** Passes a file on; throws `unreadable` if its beginning, or an empty file, shows that it is no feed. */
async function* judged(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head: Buffer | null = Buffer.alloc(0)
  for await (const chunk of chunks) {
    if (head !== null) {
      head = Buffer.concat([head, chunk])
      if (head.length >= headBytes) {
        refuseOther(head)
        head = null
      }
    }
    yield chunk
  }
  if (head !== null) refuseOther(head)
}

const refuseOther = (head: Buffer): void => {
  const text = createFeedDecoder().read(head, true)
  const reason = whyNoFeed()(text, { isLast: text.trim() === '', hasListings: false })
  if (reason !== null) throw new AppError('unreadable', { code: notReaxml, detail: reason })
}

const tooMany = () =>
  new AppError('limited', {
    code: 'too-many-feeds',
    detail: `${mostWaiting} of your feeds are waiting to be read. Please send this one again when some have been.`,
    retryAfterMs: 60_000,
  })
