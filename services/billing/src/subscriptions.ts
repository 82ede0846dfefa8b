import { SubscriptionChanged } from '@verandah/contracts'
import { defineSchema, eachPage, type Kit, newEvent, required } from '@verandah/kit'
import type { Subscription } from './domain/subscription.ts'

interface SavedSubscription extends Subscription {
  /** Increments with every change. */
  version: number
}

interface SubscriptionDoc extends SavedSubscription {
  /** The user's id. */
  _id: string
  expiresAt?: Date
}

const schemaOf = () =>
  defineSchema<SubscriptionDoc>({
    _id: String,
    version: required.number,
    plan: required.string,
    status: required.string,
    subscriptionId: String,
    currentPeriodEnd: Date,
    cancelAtPeriodEnd: { type: Boolean, required: true },
  })

/** The `subscriptions` collection: one subscription per user, each change with its event. */
export function createSubscriptions({ store, clock }: Pick<Kit<unknown>, 'store' | 'clock'>) {
  const { model, insert, update } = store.eventCollection('subscriptions', schemaOf())
  const changed = ({ _id: userId, version, plan, status, currentPeriodEnd, cancelAtPeriodEnd }: SubscriptionDoc) => {
    const end = currentPeriodEnd?.toISOString() ?? null
    const told = { userId, version, plan, status, currentPeriodEnd: end, cancelAtPeriodEnd }
    return newEvent(SubscriptionChanged, told, { clock, id: `subscription-changed-${userId}-${version}` })
  }
  return {
    of: (userId: string): Promise<SavedSubscription | null> => model.findOne({ _id: userId }).lean<SubscriptionDoc>(),

    /** Writes version `version`. Returns false if it exists already. */
    write: (userId: string, version: number, subscription: Subscription): Promise<boolean> => {
      const change = { ...subscription, version }
      const event = changed({ _id: userId, ...change })
      return version === 1
        ? insert({ _id: userId, ...change }, [event])
        : update({ _id: userId, version: version - 1 }, { $set: change }, [event])
    },

    /** Returns the current event of each user, except erased ones. */
    eachChanged: () => eachPage(model, { expiresAt: { $exists: false } }, (page) => page.map(changed)),

    /** Schedules deletion a day after the last event. */
    forget: async (userId: string): Promise<number> => {
      const expiresAt = new Date(clock.now().getTime() + dayMs)
      return (await model.updateOne({ _id: userId }, { $set: { expiresAt } })).matchedCount
    },
  }
}

const dayMs = 24 * 60 * 60 * 1000
