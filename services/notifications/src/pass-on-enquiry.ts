import type { EnquirySent, EventOf } from '@verandah/contracts'
import type { NotificationContext } from './context.ts'
import { writeEnquiry } from './mail/write-enquiry.ts'
import { writeEnquiryReceipt } from './mail/write-enquiry-receipt.ts'

/**
 * Passes an enquiry on to us. Its sender gets a receipt only at the address of their own account: a form that mails whomever
 * a stranger names would be a weapon.
 */
export const passOnEnquiry =
  ({ addressees, enquiries, mails, preferences, settings }: NotificationContext) =>
  async ({ data }: EventOf<typeof EnquirySent>): Promise<void> => {
    const enquiry = await enquiries.find(data.enquiryId)
    if (!enquiry) return
    const { _id: id, email, userId } = enquiry
    await mails.add({
      key: `enquiry:${id}`,
      kind: 'enquiry',
      to: settings.ENQUIRY_TO,
      replyTo: email,
      ...(userId !== undefined && { userId }),
      ...writeEnquiry(enquiry),
    })
    const addressee = userId === undefined ? null : await addressees.find(userId)
    if (addressee?.email.toLowerCase() !== email.toLowerCase()) return
    if (!(await preferences.of(addressee._id)).enquiryReceipts) return
    const receipt = writeEnquiryReceipt(enquiry)
    await mails.add({ key: `receipt:${id}`, kind: 'enquiry-receipt', userId: addressee._id, to: email, ...receipt })
  }
