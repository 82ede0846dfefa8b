import type { FeedReport } from '@verandah/contracts'
import { defineSchema, Json, required, type Store } from '@verandah/kit'

interface FeedReportDoc extends Omit<FeedReport, 'id' | 'receivedAt'> {
  _id: string
  source: string
  receivedAt: Date
  /** The parts of an accepted feed in `feed_bodies`. */
  parts?: number
  /** How often reading an accepted feed was begun. */
  attempts?: number
}

/** An accepted feed that is not read to its end. */
export type WaitingFeed = Pick<FeedReportDoc, '_id' | 'source' | 'receivedAt' | 'parts' | 'attempts'>

const keptSeconds = 90 * 24 * 60 * 60

const lines = { type: [Json], default: [] }

const reportSchema = () => {
  const schema = defineSchema<FeedReportDoc>({
    _id: String,
    source: required.string,
    receivedAt: required.date,
    state: { type: String, default: 'done' },
    failure: { type: String, default: null },
    parts: Number,
    attempts: Number,
    kept: required.number,
    kinds: lines,
    reasons: lines,
    rejected: lines,
    warnings: lines,
  })
  schema.index({ receivedAt: 1 }, { expireAfterSeconds: keptSeconds })
  schema.index({ source: 1, receivedAt: -1 })
  schema.index({ state: 1, receivedAt: 1 })
  return schema
}

const waiting = { state: { $in: ['received' as const, 'reading' as const] } }
const whileWaiting = (_id: string) => ({ _id, ...waiting })

export function createFeedReports({ store }: { store: Store }) {
  const model = store.collection('feed_reports', reportSchema())
  let mayWait = true
  return {
    /** False when none was waiting at the last look, and none has been accepted in this process since. */
    mayWait: () => mayWait,
    /** `parts` of its body, if the feed is accepted and yet to be read. */
    add: async ({ id, receivedAt, ...report }: FeedReport, source: string, parts?: number): Promise<void> => {
      const stored = { _id: id, source, receivedAt: new Date(receivedAt), ...report }
      await model.create(parts === undefined ? stored : { ...stored, parts })
      mayWait ||= parts !== undefined
    },
    /** Replaces a waiting feed's report, by its counts so far or its outcome: the first outcome counts. */
    fill: async ({ id, receivedAt: _, ...report }: FeedReport): Promise<void> => {
      await model.updateOne(whileWaiting(id), { $set: report })
    },
    countWaiting: (source: string) => model.countDocuments({ source, ...waiting }),
    /** The oldest waiting feed of each agency, in order of arrival. */
    oldestOfEach: async (): Promise<WaitingFeed[]> => {
      const fields = { source: 1, receivedAt: 1, parts: 1, attempts: 1 }
      mayWait = false
      const found = await model.find(waiting, fields).sort({ receivedAt: 1, _id: 1 }).lean<WaitingFeed[]>()
      mayWait ||= found.length > 0
      return firstOfEach(found)
    },
    /** Marks that a waiting feed is being read; `isCounted` as another attempt. */
    begin: (id: string, isCounted: boolean) =>
      model.updateOne(whileWaiting(id), { $set: { state: 'reading' }, $inc: { attempts: isCounted ? 1 : 0 } }),
    /** Ends a waiting feed that cannot be read, with the counts of what was stored of it. */
    giveUp: async (id: string, failure: string): Promise<void> => {
      const rejected = { position: 0, kind: '', listing: null, reason: failure }
      const reasons = { reason: failure, isKept: false, count: 1, listings: [] }
      await model.updateOne(whileWaiting(id), { $set: { state: 'failed', failure }, $push: { rejected, reasons } })
    },
    find: async (id: string, source: string): Promise<FeedReport | null> => {
      const found = await model.findOne({ _id: id, source }).lean<FeedReportDoc>()
      return found && { ...shownOf(found), rejected: found.rejected, warnings: found.warnings }
    },
    /** Returns an agency's latest reports, newest first, without their lines. */
    latestOf: async (source: string, limit: number) => {
      const whole = model.find({ source, kinds: { $exists: true } }, { rejected: 0, warnings: 0 })
      const found = whole.sort({ receivedAt: -1, _id: 1 }).limit(limit)
      return (await found.lean<Omit<FeedReportDoc, 'rejected' | 'warnings'>[]>()).map(shownOf)
    },
  }
}

const firstOfEach = (feeds: readonly WaitingFeed[]): WaitingFeed[] => {
  const firsts = new Map<string, WaitingFeed>()
  for (const feed of feeds) if (!firsts.has(feed.source)) firsts.set(feed.source, feed)
  return [...firsts.values()]
}

/** Reports of earlier builds have neither state nor failure: their feeds were read. */
const shownOf = ({ _id, receivedAt, ...report }: Omit<FeedReportDoc, 'rejected' | 'warnings'>) => ({
  id: _id,
  receivedAt: receivedAt.toISOString(),
  state: report.state,
  failure: report.failure,
  kept: report.kept,
  kinds: report.kinds,
  reasons: report.reasons,
})
