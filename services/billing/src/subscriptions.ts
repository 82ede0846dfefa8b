import { SubscriptionChanged } from '@verandah/contracts'
import {
  addOutbox,
  defineSchema,
  isDuplicateKey,
  type Kit,
  newEvent,
  requiredNumber,
  requiredString,
  toOutbox,
  type WithOutbox,
} from '@verandah/kit'
import type { Entitlement } from './entitlement.ts'

interface SubscriptionDoc extends Entitlement, WithOutbox {
  /** The user. */
  _id: string
  /** Moves by one with every change. */
  version: number
}

export type SavedEntitlement = Entitlement & { version: number }

const schemaOf = () =>
  addOutbox(
    defineSchema<SubscriptionDoc>({
      _id: String,
      version: requiredNumber,
      plan: requiredString,
      status: requiredString,
      subscriptionId: { type: String, default: null },
      currentPeriodEnd: { type: Date, default: null },
      cancelAtPeriodEnd: { type: Boolean, required: true },
    }),
  )

/** The `subscriptions` collection: one entitlement per user, each change with the event that tells of it. */
export const createSubscriptions = ({ store, outbox, clock }: Pick<Kit<unknown>, 'store' | 'outbox' | 'clock'>) => {
  const model = store.collection<SubscriptionDoc>('subscriptions', schemaOf())
  outbox.watch(model as never)

  const insertFirst = async (doc: SubscriptionDoc): Promise<boolean> => {
    try {
      await model.create(doc)
      return true
    } catch (error) {
      if (isDuplicateKey(error)) return false
      throw error
    }
  }

  const advance = async ({ _id, outbox: entries, ...entitlement }: SubscriptionDoc): Promise<boolean> => {
    const isStill = { _id, version: entitlement.version - 1 }
    const { modifiedCount } = await model.updateOne(isStill, {
      $set: entitlement,
      $push: { outbox: { $each: entries } },
    })
    return modifiedCount === 1
  }

  return {
    of: (userId: string): Promise<SavedEntitlement | null> =>
      model.findOne({ _id: userId }, { outbox: 0 }).lean<SubscriptionDoc>(),

    /** Writes version `version`. False when somebody else has written it already. */
    write: async (userId: string, version: number, entitlement: Entitlement): Promise<boolean> => {
      const { plan, status, currentPeriodEnd, cancelAtPeriodEnd } = entitlement
      const end = currentPeriodEnd?.toISOString() ?? null
      const told = { userId, version, plan, status, currentPeriodEnd: end, cancelAtPeriodEnd }
      const event = newEvent(SubscriptionChanged, told, { clock, id: `subscription-changed-${userId}-${version}` })
      const doc = { _id: userId, version, ...entitlement, outbox: toOutbox([event]) }
      const isWritten = await (version === 1 ? insertFirst(doc) : advance(doc))
      if (isWritten) void outbox.deliver(model as never, userId, doc.outbox)
      return isWritten
    },

    /** Lets the record go, a day after its last event. */
    forget: async (userId: string): Promise<number> => {
      const expiresAt = new Date(clock.now().getTime() + dayMs)
      return (await model.updateOne({ _id: userId }, { $set: { expiresAt } })).matchedCount
    },
  }
}

const dayMs = 24 * 60 * 60 * 1000
