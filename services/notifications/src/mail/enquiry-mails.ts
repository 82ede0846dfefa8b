import type { Enquiry } from '@verandah/contracts'
import { writeMail, type WrittenMail } from './write-mail.ts'

/** An enquiry, forwarded to us. */
export function writeEnquiry({ name, email, subject, message }: Enquiry): WrittenMail {
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
export function writeEnquiryReceipt({ name, subject, message }: Enquiry): WrittenMail {
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
