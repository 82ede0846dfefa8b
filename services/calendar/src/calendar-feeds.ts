import { createHash, createHmac } from 'node:crypto'
import { defineSchema, deriveKey, type Kit, required, unlessTaken, forgetIn } from '@verandah/kit'
import type { CalendarSettings } from './config.ts'

interface FeedDoc {
  /** The user's id. */
  _id: string
  feedId: string
  /** SHA-256 of the token in the feed's address. */
  tokenHash: string
  createdAt: Date
}

const schemaOf = () => {
  const schema = defineSchema<FeedDoc>({
    _id: String,
    feedId: required.string,
    tokenHash: required.string,
    createdAt: required.date,
  })
  schema.index({ tokenHash: 1 }, { unique: true })
  return schema
}

/**
 * The `calendar_feeds` collection: one private feed per user. The token in its address has 256 bits, base64url, derived
 * from the feed's id and the first of our keys. Only its hash is stored: reading the store opens no calendar, and the
 * owner can still be shown the address.
 */
export function createCalendarFeeds({ store, settings }: Pick<Kit<CalendarSettings>, 'store' | 'settings'>) {
  const model = store.collection('calendar_feeds', schemaOf())
  const keys = settings.CALENDAR_FEED_KEYS.map((key) => deriveKey(key, 'verandah calendar feed'))
  const tokensOf = (feedId: string) => keys.map((key) => createHmac('sha256', key).update(feedId).digest('base64url'))

  const of = async (userId: string) => {
    const feed = await model.findOne({ _id: userId }).lean<FeedDoc>()
    if (!feed) return null
    /** Without the key that made it, the token cannot be shown again, so the feed gets a new address. */
    const token = tokensOf(feed.feedId).find((one) => hashOf(one) === feed.tokenHash)
    return { token: token ?? '', isReadable: token !== undefined, createdAt: feed.createdAt }
  }

  return {
    of,
    ownerOf: async (token: string): Promise<string | null> =>
      (await model.findOne({ tokenHash: hashOf(token) }).lean<FeedDoc>())?._id ?? null,
    /** Resolves to the user's feed: this one, or one opened concurrently. */
    open: async (userId: string, { feedId, createdAt }: Pick<FeedDoc, 'feedId' | 'createdAt'>) => {
      const [token = ''] = tokensOf(feedId)
      await unlessTaken(model.create({ _id: userId, feedId, tokenHash: hashOf(token), createdAt }))
      return (await of(userId)) ?? { token, createdAt }
    },
    /** Resolves to the number of deleted feeds. */
    forget: forgetIn(model, '_id'),
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
