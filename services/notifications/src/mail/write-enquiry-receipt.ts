import type { Enquiry } from '@verandah/contracts'
import { writeMail, type WrittenMail } from './write-mail.ts'

/** For a signed-in user who wrote to us. */
export const writeEnquiryReceipt = ({ name, subject, message }: Enquiry): WrittenMail =>
  writeMail({
    subject: 'We have your message',
    preview: 'We answer as soon as we can.',
    blocks: [
      { type: 'heading', text: 'Thank you for writing' },
      { type: 'paragraph', text: `Hello ${name}, we have your message "${subject}" and answer as soon as we can.` },
      { type: 'quote', text: message },
    ],
    footer: 'You get this message because you wrote to us while signed in. Your preferences can turn receipts off.',
  })
