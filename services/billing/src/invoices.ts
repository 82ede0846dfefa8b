import type { InvoiceStatus } from '@verandah/contracts'
import { defineSchema, isDuplicateKey, type Kit, requiredDate, requiredNumber, requiredString } from '@verandah/kit'

export interface InvoiceLine {
  description: string
  amountCents: number
}

/** A tax invoice as we keep it: whole cents of AUD, GST contained. */
export interface InvoiceDoc {
  /** At Stripe. */
  _id: string
  userId: string
  /** Moves by one with every change. */
  revision: number
  number: string | null
  issuedAt: Date
  /** Void ones stay on record and are shown to nobody. */
  status: InvoiceStatus | 'void'
  lines: InvoiceLine[]
  totalCents: number
  gstCents: number
  /** What was left to pay after credits. */
  amountDueCents: number
  amountPaidCents: number
}

const schemaOf = () => {
  const schema = defineSchema<InvoiceDoc>({
    _id: String,
    userId: requiredString,
    revision: requiredNumber,
    number: { type: String, default: null },
    issuedAt: requiredDate,
    status: requiredString,
    lines: { type: [{ _id: false, description: requiredString, amountCents: requiredNumber }], default: [] },
    totalCents: requiredNumber,
    gstCents: requiredNumber,
    amountDueCents: requiredNumber,
    amountPaidCents: requiredNumber,
  })
  schema.index({ userId: 1, issuedAt: -1, _id: 1 })
  return schema
}

const listedAtMost = 200

/** The `invoices` collection: what was billed, kept for as long as tax law wants it. */
export const createInvoices = ({ store }: Pick<Kit<unknown>, 'store'>) => {
  const model = store.collection<InvoiceDoc>('invoices', schemaOf())
  return {
    listOf: (userId: string) =>
      model
        .find({ userId, status: { $ne: 'void' } })
        .sort({ issuedAt: -1, _id: 1 })
        .limit(listedAtMost)
        .lean<InvoiceDoc[]>(),
    find: (id: string) => model.findOne({ _id: id }).lean<InvoiceDoc>(),

    /** Writes a revision. False when somebody else has written it already. */
    write: async ({ _id, ...invoice }: InvoiceDoc): Promise<boolean> => {
      if (invoice.revision > 1) {
        const isStill = { _id, revision: invoice.revision - 1 }
        return (await model.updateOne(isStill, { $set: invoice })).modifiedCount === 1
      }
      try {
        await model.create({ _id, ...invoice })
        return true
      } catch (error) {
        if (isDuplicateKey(error)) return false
        throw error
      }
    },
  }
}
