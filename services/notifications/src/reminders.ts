import { type EventOf, type PurchaseChanged, TrackedPurchase } from '@verandah/contracts'
import { defineSchema, isDue, Json, keepNewest, type Kit, required, forgetIn } from '@verandah/kit'

export interface ReminderDoc {
  /** `userId:propertyId`. */
  _id: string
  userId: string
  propertyId: string
  revision: number
  /** Null: over. */
  purchase: TrackedPurchase | null
  /** When it is looked at next: after each change, and at 8 am of each day where the home is. Null: over. */
  lookAt: Date | null
  /** Keys of the reminders that were decided, of days that have not passed. */
  decided: string[]
  /** Increments with each decision. */
  number: number
  /** Keys of the last decision until they are said. */
  pending: string[]
}

const longestMs = 26 * 60 * 60 * 1000

/** The `reminders` collection: each purchase as of its last `PurchaseChanged`, and what its buyer was reminded of. */
export function createReminders({ store, clock }: Pick<Kit<unknown>, 'store' | 'clock'>) {
  const model = store.collection('reminders', schemaOf())
  const keep = keepNewest(model)
  /** False if another process was here, or the purchase changed: then it is looked at by itself. */
  const change = async ({ _id, revision, number }: ReminderDoc, next: Partial<ReminderDoc>): Promise<boolean> =>
    (await model.updateOne({ _id, revision, number }, { $set: next })).matchedCount === 1

  return {
    record: ({ userId, propertyId, revision, purchase }: EventOf<typeof PurchaseChanged>['data']) =>
      keep({
        id: `${userId}:${propertyId}`,
        revision,
        fields: { userId, propertyId, purchase, lookAt: purchase && clock.now() },
      }),
    due: () =>
      model
        .find({ $or: isDue('lookAt', clock.now(), longestMs) })
        .sort({ lookAt: 1 })
        .limit(200)
        .lean<ReminderDoc[]>(),
    listOf: (userId: string) => model.find({ userId }).sort({ _id: 1 }).lean<ReminderDoc[]>(),
    /** Decides once what is said next. */
    decide: (doc: ReminderDoc, pending: string[], decided: string[]) =>
      change(doc, { number: doc.number + 1, pending, decided }),
    /** Everything is said; there may be more. */
    end: (doc: ReminderDoc) => change(doc, { pending: [] }),
    wait: (doc: ReminderDoc, lookAt: Date) => change(doc, { lookAt }),
    forget: forgetIn(model),
  }
}

const schemaOf = () => {
  const schema = defineSchema<ReminderDoc>({
    _id: String,
    userId: required.string,
    propertyId: required.string,
    revision: required.number,
    purchase: { type: Json, contract: TrackedPurchase, default: null },
    lookAt: { type: Date, default: null },
    decided: { type: [String], default: [] },
    number: { type: Number, default: 0 },
    pending: { type: [String], default: [] },
  })
  schema.index({ userId: 1 })
  schema.index({ lookAt: 1 })
  return schema
}

type Reminders = ReturnType<typeof createReminders>

/** Keeps what a buyer is buying, so that they can be reminded of what is due. */
export const recordPurchase =
  ({ reminders }: { reminders: Reminders }) =>
  ({ data }: EventOf<typeof PurchaseChanged>): Promise<void> =>
    reminders.record(data)
