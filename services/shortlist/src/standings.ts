import type { Plan, SubscriptionStatus } from '@verandah/contracts'
import { defineSchema, requiredNumber, requiredString, upsertNewer, type Kit } from '@verandah/kit'

/** What a user pays for. */
export interface Standing {
  plan: Plan
  subscriptionStatus: SubscriptionStatus
}

interface StandingDoc extends Standing {
  /** The user's id. */
  _id: string
  /** The version that billing gave it. */
  revision: number
}

/** The `standings` collection: what each user pays for, as `SubscriptionChanged` last said. A read model. */
export const createStandings = ({ store }: Pick<Kit<unknown>, 'store'>) => {
  const schema = defineSchema<StandingDoc>({
    _id: String,
    revision: requiredNumber,
    plan: requiredString,
    subscriptionStatus: requiredString,
  })
  const model = store.collection('standings', schema)

  return {
    record: (userId: string, version: number, { plan, subscriptionStatus }: Standing) =>
      upsertNewer(model as never, [{ id: userId, revision: version, fields: { plan, subscriptionStatus } }]),
    forget: async (userId: string): Promise<number> => (await model.deleteOne({ _id: userId })).deletedCount,
    /** Null for a user of whom billing never spoke. */
    of: (userId: string) => model.findOne({ _id: userId }, { _id: 0, plan: 1, subscriptionStatus: 1 }).lean<Standing>(),
  }
}
