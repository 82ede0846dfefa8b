import { createHash } from 'node:crypto'
import { NoticeCreated } from '@verandah/contracts'
import { type Clock, clockSkewMs, type EventCollection, type Kit, forgetIn, newEvent } from '@verandah/kit'
import type { NotificationSettings } from './config.ts'
import { noticeSchema, type NoticeDoc } from './notice-document.ts'

/** The last notice of a page; the next page starts behind it. */
export interface NoticeCursor {
  createdAt: Date
  id: string
}

/** Includes notices created before the clock was set back: their time cannot be trusted. */
const dueAt = (now: Date) => ({
  $or: [
    { digestAt: { $lte: now } },
    { digestAt: { $exists: true }, createdAt: { $gt: new Date(now.getTime() + clockSkewMs) } },
  ],
})
const unread = { readAt: { $exists: false } }
const batch = 1_000

/** The `notices` collection. Every query by a buyer filters by owner. */
export function createNotices({
  clock,
  store,
  settings,
}: Pick<Kit<NotificationSettings>, 'clock' | 'store' | 'settings'>) {
  const { model, insert } = store.eventCollection('notices', noticeSchema(), { retainMs: settings.NOTICES_KEPT_MS })

  return {
    ...questions(model),
    ...digests(model),
    /** Returns false if it exists already: the event was delivered twice. */
    add: (notice: NoticeDoc) => insert(notice, announcing(notice, clock)),
    /** Returns false if the notice is not the user's; the first reading is kept. */
    markRead: async (id: string, userId: string, readAt: Date): Promise<boolean> => {
      await model.updateOne({ _id: id, userId, ...unread }, { $set: { readAt } })
      return (await model.exists({ _id: id, userId })) !== null
    },
    markAllRead: (userId: string, readAt: Date) => model.updateMany({ userId, ...unread }, { $set: { readAt } }),
    forget: forgetIn(model),
  }
}

/** The same for the same content, so that a repeated event adds no second notice. */
export function noticeIdOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32)
}

/** What is published with a notice; nothing for one of the household, which has no home. */
const announcing = ({ _id, userId, kind, propertyId, createdAt }: NoticeDoc, clock: Clock) => {
  if (propertyId === undefined || kind === 'joined') return []
  const data = { noticeId: _id, userId, kind, propertyId, createdAt: createdAt.toISOString() }
  return [newEvent(NoticeCreated, data, { clock, id: `notice:${_id}` })]
}

type Notices = EventCollection<NoticeDoc>['model']

const questions = (model: Notices) => ({
  /** Newest first, then by id. */
  page: (userId: string, limit: number, after: NoticeCursor | null) =>
    model
      .find({ userId, ...(after && behind(after)) })
      .sort({ createdAt: -1, _id: 1 })
      .limit(limit)
      .lean<NoticeDoc[]>(),
  countOf: (userId: string) => model.countDocuments({ userId }),
  countUnread: (userId: string) => model.countDocuments({ userId, ...unread }),
  listOf: (userId: string) => model.find({ userId }).sort({ createdAt: 1 }).lean<NoticeDoc[]>(),
})

const behind = ({ createdAt, id }: NoticeCursor) => ({
  $or: [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { $gt: id } }],
})

const digests = (model: Notices) => ({
  /** Users with due notices. */
  usersDueAt: (now: Date): Promise<string[]> => model.distinct('userId', dueAt(now)),
  idsDueAt: async (userId: string, now: Date): Promise<string[]> => {
    const found = await model
      .find({ userId, ...dueAt(now) }, { _id: 1 })
      .sort({ createdAt: 1, _id: 1 })
      .limit(batch)
      .lean<Pick<NoticeDoc, '_id'>[]>()
    return found.map(({ _id }) => _id)
  },
  byIds: (ids: string[]) =>
    model
      .find({ _id: { $in: ids } })
      .sort({ createdAt: 1, _id: 1 })
      .lean<NoticeDoc[]>(),
  markDigested: (ids: string[]) => model.updateMany({ _id: { $in: ids } }, { $unset: { digestAt: 1 } }),
})
