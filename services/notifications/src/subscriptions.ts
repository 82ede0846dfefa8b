import { defineSchema, isDuplicateKey, requiredNumber, requiredString, type Kit } from '@verandah/kit'

interface SubscriptionDoc {
  /** The user's id. */
  _id: string
  version: number
  /** What the buyer was last told of depends on this. */
  tone: string
}

/** What buyers pay for, as far as messages depend on it: a read model of billing's subscriptions. */
export const createSubscriptions = ({ store }: Pick<Kit<unknown>, 'store'>) => {
  const schema = defineSchema<SubscriptionDoc>({ _id: String, version: requiredNumber, tone: requiredString })
  const model = store.collection('subscriptions', schema)
  return {
    find: (userId: string) => model.findOne({ _id: userId }).lean<SubscriptionDoc>(),
    /** An older version never overwrites a newer one. */
    record: async ({ _id, version, tone }: SubscriptionDoc): Promise<void> => {
      try {
        await model.updateOne({ _id, version: { $lt: version } }, { $set: { version, tone } }, { upsert: true })
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
      }
    },
    purgeOf: async (userId: string): Promise<number> => (await model.deleteMany({ _id: userId })).deletedCount,
  }
}
