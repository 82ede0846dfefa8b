import type { InvoiceStatus } from '@verandah/contracts'
import { defineSchema, type Kit, required, unlessTaken } from '@verandah/kit'

export interface InvoiceLine {
  description: string
  amountCents: number
}

/** A stored tax invoice: whole cents of AUD, GST included. */
export interface InvoiceDoc {
  /** Stripe's id. */
  _id: string
  userId: string
  /** Increments with every change. */
  revision: number
  number: string | null
  issuedAt: Date
  /** Void invoices stay on record but are not shown. */
  status: InvoiceStatus | 'void'
  lines: InvoiceLine[]
  totalCents: number
  gstCents: number
  /** The amount due after credits. */
  amountDueCents: number
  amountPaidCents: number
  /** When it may be deleted; set once the buyer's account is deleted. */
  expiresAt?: Date
}

const schemaOf = () => {
  const schema = defineSchema<InvoiceDoc>({
    _id: String,
    userId: required.string,
    revision: required.number,
    number: { type: String, default: null },
    issuedAt: required.date,
    status: required.string,
    lines: { type: [{ _id: false, description: required.string, amountCents: required.number }], default: [] },
    totalCents: required.number,
    gstCents: required.number,
    amountDueCents: required.number,
    amountPaidCents: required.number,
    expiresAt: Date,
  })
  schema.index({ userId: 1, issuedAt: -1, _id: 1 })
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, sparse: true })
  return schema
}

const listedAtMost = 200

/**
 * Five for tax (Income Tax Assessment Act 1936, s 262A), seven for the books of a company (Corporations Act 2001, s
 * 286).
 */
export const yearsKept = 7

/** The `invoices` collection, kept as long as tax law requires. */
export function createInvoices({ store }: Pick<Kit<unknown>, 'store'>) {
  const model = store.collection<InvoiceDoc>('invoices', schemaOf())
  return {
    listOf: (userId: string) =>
      model
        .find({ userId, status: { $ne: 'void' } })
        .sort({ issuedAt: -1, _id: 1 })
        .limit(listedAtMost)
        .lean<InvoiceDoc[]>(),
    find: (id: string) => model.findOne({ _id: id }).lean<InvoiceDoc>(),

    /** Deletes the invoices that were never shown. */
    forgetVoid: async (userId: string): Promise<number> =>
      (await model.deleteMany({ userId, status: 'void' })).deletedCount,

    /** Schedules the deletion of an erased buyer's invoices. Resolves to the number kept until then. */
    retire: async (userId: string): Promise<number> => {
      const kept = await model.find({ userId }, { issuedAt: 1 }).lean<Pick<InvoiceDoc, '_id' | 'issuedAt'>[]>()
      for (const { _id, issuedAt } of kept) {
        const expiresAt = new Date(issuedAt)
        expiresAt.setUTCFullYear(expiresAt.getUTCFullYear() + yearsKept)
        await model.updateOne({ _id }, { $set: { expiresAt } })
      }
      return kept.length
    },

    /** Writes a revision. Returns false if it exists already. */
    write: async ({ _id, ...invoice }: InvoiceDoc): Promise<boolean> => {
      if (invoice.revision === 1) return (await unlessTaken(model.create({ _id, ...invoice }))) !== null
      const isStill = { _id, revision: invoice.revision - 1 }
      return (await model.updateOne(isStill, { $set: invoice })).modifiedCount === 1
    },
  }
}
