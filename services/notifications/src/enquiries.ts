import type { AnyEnvelope, Enquiry } from '@verandah/contracts'
import { defineSchema, eachPage, required, type Kit } from '@verandah/kit'

export interface EnquiryDoc extends Enquiry {
  _id: string
  /** Set if the sender was signed in. */
  userId?: string
  sentAt: Date
}

/** The `enquiries` collection: everything sent through the contact form. */
export function createEnquiries({ store }: Pick<Kit<unknown>, 'store'>) {
  const schema = defineSchema<EnquiryDoc>({
    _id: String,
    userId: String,
    name: required.string,
    email: required.string,
    subject: required.string,
    message: required.string,
    sentAt: required.date,
  })
  schema.index({ userId: 1 }, { sparse: true })
  schema.index({ email: 1 })
  const { model, insert } = store.eventCollection('enquiries', schema)

  return {
    add: (enquiry: EnquiryDoc, sent: AnyEnvelope) => insert(enquiry, [sent]),
    find: (id: string) => model.findOne({ _id: id }).lean<EnquiryDoc>(),
    /** The same text of the same sender, sent after an instant. */
    findSame: ({ userId, ...enquiry }: Omit<EnquiryDoc, '_id' | 'sentAt'>, after: Date) =>
      model.findOne({ ...enquiry, userId: userId ?? { $exists: false }, sentAt: { $gt: after } }).lean<EnquiryDoc>(),
    /** Maps each enquiry sent after an instant. */
    eachAfter: <Made>(after: Date, make: (enquiry: EnquiryDoc) => Made) =>
      eachPage(model, { sentAt: { $gt: after } }, (page) => page.map(make)),
    listOf: (userId: string) => model.find({ userId }).sort({ sentAt: 1 }).lean<EnquiryDoc[]>(),
    /** Also deletes what was sent from the user's address without signing in. */
    forget: async (userId: string, email: string): Promise<number> =>
      (await model.deleteMany({ $or: [{ userId }, { email }] })).deletedCount,
  }
}
