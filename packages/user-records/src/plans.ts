import type { EventOf, Plan, SubscriptionChanged, SubscriptionStatus } from '@verandah/contracts'
import { defineSchema, required, keepNewest, type Store, forgetIn } from '@verandah/kit'

/** A user's plan and its status. */
export interface KnownPlan {
  plan: Plan
  subscriptionStatus: SubscriptionStatus
}

interface PlanDoc extends KnownPlan {
  /** The user's id. */
  _id: string
  /** Version from billing. */
  revision: number
}

/** The `standings` collection: each user's plan as of the last `SubscriptionChanged`. A read model. */
export function createPlans({ store }: { store: Store }) {
  const schema = defineSchema<PlanDoc>({
    _id: String,
    revision: required.number,
    plan: required.string,
    subscriptionStatus: required.string,
  })
  const model = store.collection('standings', schema)
  const keep = keepNewest(model)

  return {
    record: (userId: string, version: number, { plan, subscriptionStatus }: KnownPlan) =>
      keep({ id: userId, revision: version, fields: { plan, subscriptionStatus } }),
    forget: forgetIn(model, '_id'),
    /** Null for a user without any `SubscriptionChanged`. */
    of: (userId: string) =>
      model.findOne({ _id: userId }, { _id: 0, plan: 1, subscriptionStatus: 1 }).lean<KnownPlan>(),
  }
}

export type Plans = ReturnType<typeof createPlans>

/** Stores a user's plan. */
export const recordPlan =
  ({ plans }: { plans: Plans }) =>
  async ({ data }: EventOf<typeof SubscriptionChanged>): Promise<void> => {
    const { userId, version, plan, status } = data
    await plans.record(userId, version, { plan, subscriptionStatus: status })
  }
