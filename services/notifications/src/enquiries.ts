import type { AnyEnvelope, Enquiry } from '@verandah/contracts'
import {
  addOutbox,
  defineSchema,
  requiredDate,
  requiredString,
  toOutbox,
  type Kit,
  type WithOutbox,
} from '@verandah/kit'

export interface EnquiryDoc extends Enquiry, WithOutbox {
  _id: string
  /** Of a sender who was signed in. */
  userId?: string
  sentAt: Date
}

/** The `enquiries` collection: everything that was ever written to us. */
export const createEnquiries = ({ store, outbox }: Pick<Kit<unknown>, 'store' | 'outbox'>) => {
  const schema = defineSchema<EnquiryDoc>({
    _id: String,
    userId: String,
    name: requiredString,
    email: requiredString,
    subject: requiredString,
    message: requiredString,
    sentAt: requiredDate,
  })
  schema.index({ userId: 1 }, { sparse: true })
  schema.index({ email: 1 })
  const model = store.collection('enquiries', addOutbox(schema))
  outbox.watch(model as never)

  return {
    /** Writes the enquiry and its event in one document. */
    add: async (enquiry: Omit<EnquiryDoc, 'outbox'>, event: AnyEnvelope): Promise<void> => {
      const entries = toOutbox([event])
      await model.create({ ...enquiry, outbox: entries })
      void outbox.deliver(model as never, enquiry._id, entries)
    },
    find: (id: string) => model.findOne({ _id: id }, { outbox: 0 }).lean<EnquiryDoc>(),
    listOf: (userId: string) => model.find({ userId }, { outbox: 0 }).sort({ sentAt: 1 }).lean<EnquiryDoc[]>(),
    /** Also what came from the user's address without a log-in. */
    purgeOf: async (userId: string, email: string): Promise<number> =>
      (await model.deleteMany({ $or: [{ userId }, { email }] })).deletedCount,
  }
}
