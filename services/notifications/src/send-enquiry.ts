import { type Enquiry, EnquirySent, type EventOf, problemCodes } from '@verandah/contracts'
import { addressGroupOf, AppError, type Clock, type Handler, newEvent } from '@verandah/kit'
import type { NotificationsContext } from './context.ts'
import type { EnquiryDoc } from './enquiries.ts'
import { writeMail, type WrittenMail } from './mail/write-mail.ts'

const hourMs = 60 * 60_000

/** Stores an enquiry; it is forwarded by email afterwards. One whose reply was lost is sent again, within the hour. */
export const sendEnquiry = ({
  caches,
  clock,
  enquiries,
  newId,
  settings,
}: NotificationsContext): Handler<'sendEnquiry'> => {
  const budget = caches.rateLimiter({ name: 'enquiries', points: settings.ENQUIRIES_PER_ADDRESS, windowMs: hourMs })
  return async ({ body, caller, remoteAddress }) => {
    const { isAllowed, resetMs } = await budget.take(addressGroupOf(remoteAddress))
    if (!isAllowed) throw tooMany(resetMs)
    const sentAt = clock.now()
    const sent = { ...body, ...(caller && { userId: caller.sub }) }
    const same = await enquiries.findSame(sent, new Date(sentAt.getTime() - hourMs))
    if (same) return receiptOf(same)
    const enquiry = { _id: newId(), ...sent, sentAt }
    await enquiries.add(enquiry, enquirySent(enquiry, clock))
    return receiptOf(enquiry)
  }
}

const receiptOf = ({ _id: id, sentAt }: EnquiryDoc) => ({ id, receivedAt: sentAt.toISOString() })

const enquirySent = ({ _id: enquiryId, userId, sentAt }: EnquiryDoc, clock: Clock) =>
  newEvent(EnquirySent, { enquiryId, userId: userId ?? null, sentAt: sentAt.toISOString() }, { clock })

/** Snapshots of enquiries within the retention of mail: older ones were forwarded long ago. */
export function enquirySnapshots({ enquiries, clock, settings }: NotificationsContext) {
  return enquiries.eachAfter(new Date(clock.now().getTime() - settings.MAIL_KEPT_MS), (enquiry) =>
    enquirySent(enquiry, clock),
  )
}

const tooMany = (retryAfterMs: number) =>
  new AppError('limited', {
    code: problemCodes.tooManyAttempts,
    detail: 'You have sent several messages in a short time. Please wait a little before the next one.',
    retryAfterMs,
  })

/**
 * Forwards an enquiry to us. Its sender gets a receipt only at their own account's address, because a form that mails
 * any given address could be used to spam strangers.
 */
export const passOnEnquiry =
  ({ recipients, enquiries, mails, preferences, settings }: NotificationsContext) =>
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
    const recipient = userId === undefined ? null : await recipients.expectConfirmed(userId)
    if (recipient?.email.toLowerCase() !== email.toLowerCase()) return
    if (!(await preferences.of(recipient._id)).enquiryReceipts) return
    const receipt = writeEnquiryReceipt(enquiry)
    await mails.add({ key: `receipt:${id}`, kind: 'enquiry-receipt', userId: recipient._id, to: email, ...receipt })
  }

/** An enquiry, forwarded to us. */
const writeEnquiry = ({ name, email, subject, message }: Enquiry): WrittenMail => {
  return writeMail({
    subject: `Enquiry: ${subject}`,
    preview: `${name} wrote to us.`,
    blocks: [
      { type: 'heading', text: subject },
      { type: 'paragraph', text: `From ${name} <${email}>` },
      { type: 'quote', text: message },
    ],
    footer: 'Sent with the contact form. A reply goes to the sender.',
  })
}

/** Receipt for a signed-in user's enquiry. */
const writeEnquiryReceipt = ({ name, subject, message }: Enquiry): WrittenMail => {
  return writeMail({
    subject: 'We’ve received your message',
    preview: 'We’ll reply as soon as we can.',
    blocks: [
      { type: 'heading', text: 'Thank you for writing' },
      {
        type: 'paragraph',
        text: `Hello ${name}, we’ve received your message "${subject}" and will reply as soon as we can.`,
      },
      { type: 'quote', text: message },
    ],
    footer:
      'You’re getting this email because you wrote to us while logged in. You can turn receipts off in your preferences.',
  })
}
