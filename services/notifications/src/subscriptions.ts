import { defineSchema, findById, keepNewest, required, type Kit, forgetIn } from '@verandah/kit'

interface SubscriptionDoc {
  /** The user's id. */
  _id: string
  /** Version from billing. */
  revision: number
  /** State that the last message was about. */
  tone: string
}

/** The `subscriptions` collection: the part of buyers' subscriptions that messages depend on. A read model. */
export function createSubscriptions({ store }: Pick<Kit<unknown>, 'store'>) {
  const schema = defineSchema<SubscriptionDoc>({ _id: String, revision: required.number, tone: required.string })
  const model = store.collection('subscriptions', schema)
  const keep = keepNewest(model)
  return {
    find: findById(model),
    record: (userId: string, revision: number, tone: string) => keep({ id: userId, revision, fields: { tone } }),
    forget: forgetIn(model, '_id'),
  }
}
