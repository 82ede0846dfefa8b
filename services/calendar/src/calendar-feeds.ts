import { defineSchema, isDuplicateKey, type Kit, requiredDate, requiredString } from '@verandah/kit'

export interface FeedDoc {
  /** The user. */
  _id: string
  feedId: string
  /** SHA-256 of the token in the feed's address. */
  tokenHash: string
  createdAt: Date
}

/** The `calendar_feeds` collection: one private feed a user. */
export const createCalendarFeeds = ({ store }: Pick<Kit<unknown>, 'store'>) => {
  const schema = defineSchema<FeedDoc>({
    _id: String,
    feedId: requiredString,
    tokenHash: requiredString,
    createdAt: requiredDate,
  })
  schema.index({ tokenHash: 1 }, { unique: true })
  const model = store.collection('calendar_feeds', schema)
  const of = (userId: string) => model.findOne({ _id: userId }).lean<FeedDoc>()

  return {
    of,
    ownerOf: async (tokenHash: string): Promise<string | null> =>
      (await model.findOne({ tokenHash }).lean<FeedDoc>())?._id ?? null,
    /** Resolves to the feed that the user has: this one, or one that was opened at the same moment. */
    open: async (feed: FeedDoc): Promise<FeedDoc> => {
      try {
        await model.create(feed)
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
      }
      return (await of(feed._id)) ?? feed
    },
    /** Resolves to how many there were. */
    forget: async (userId: string): Promise<number> => (await model.deleteOne({ _id: userId })).deletedCount,
  }
}
