import type { Plan } from '@verandah/contracts'
import { defineSchema, type Kit, required } from '@verandah/kit'

export interface BillingCustomerDoc {
  /** The user's id. */
  _id: string
  /** The plan chosen at registration, until the first change. */
  registeredPlan: Plan
  /** The plan until something is paid. */
  plan: Plan
  planChosenAt: Date
  /** Null until auth's event about the account arrives. */
  email: string | null
  name: string | null
  /** The account's revision; an older one never replaces a newer one. */
  revision: number
  stripeCustomerId?: string
  /** Set when the account is gone; invoices stay, contact details do not. */
  deletedAt?: Date
}

export interface Contact {
  email: string
  name: string
  revision: number
}

const schemaOf = () => {
  const schema = defineSchema<BillingCustomerDoc>({
    _id: String,
    registeredPlan: required.string,
    plan: required.string,
    planChosenAt: required.date,
    email: { type: String, default: null },
    name: { type: String, default: null },
    revision: { type: Number, default: -1 },
    stripeCustomerId: String,
    deletedAt: Date,
  })
  schema.index({ stripeCustomerId: 1 }, { unique: true, sparse: true })
  return schema
}

/** The `billing_customers` collection: users as Stripe customers, with invoice contacts. */
export function createBillingCustomers({ store, clock }: Pick<Kit<unknown>, 'store' | 'clock'>) {
  const model = store.collection<BillingCustomerDoc>('billing_customers', schemaOf())
  const of = (userId: string) => model.findOne({ _id: userId }).lean<BillingCustomerDoc>()
  return {
    of,
    byStripeId: (stripeCustomerId: string) => model.findOne({ stripeCustomerId }).lean<BillingCustomerDoc>(),

    /** Returns a user's record, creating it if missing. */
    ensure: async (userId: string, plan: Plan, planChosenAt: Date): Promise<BillingCustomerDoc> => {
      const $setOnInsert = { registeredPlan: plan, plan, planChosenAt, email: null, name: null, revision: -1 }
      await model.updateOne({ _id: userId }, { $setOnInsert }, { upsert: true })
      return (await of(userId)) ?? { _id: userId, ...$setOnInsert }
    },
    /** Changes nothing if a newer revision is stored or the account is deleted. */
    setContact: async (userId: string, contact: Contact): Promise<void> => {
      const isOlder = { _id: userId, revision: { $lt: contact.revision }, deletedAt: { $exists: false } }
      await model.updateOne(isOlder, { $set: contact })
    },
    choosePlan: async (userId: string, plan: Plan, planChosenAt: Date): Promise<void> => {
      await model.updateOne({ _id: userId }, { $set: { plan, planChosenAt } })
    },
    /** Stores a user's first Stripe customer; resolves to the stored one. */
    setStripeId: async (userId: string, stripeCustomerId: string): Promise<string> => {
      await model.updateOne({ _id: userId, stripeCustomerId: { $exists: false } }, { $set: { stripeCustomerId } })
      return (await of(userId))?.stripeCustomerId ?? stripeCustomerId
    },
    /** Erases contact details. The remaining record rejects late events and links the invoices. */
    forget: async (userId: string): Promise<number> => {
      const deletedAt = clock.now()
      const nothing = { registeredPlan: 'free_trial', plan: 'free_trial', planChosenAt: deletedAt, revision: -1 }
      const $set = { ...nothing, email: null, name: null, deletedAt }
      return (await model.updateOne({ _id: userId }, { $set }, { upsert: true })).matchedCount
    },
  }
}
