import type { Enquiry } from '@verandah/contracts'
import { writeMail, type WrittenMail } from './write-mail.ts'

/** An enquiry, passed on to us. */
export const writeEnquiry = ({ name, email, subject, message }: Enquiry): WrittenMail =>
  writeMail({
    subject: `Enquiry: ${subject}`,
    preview: `${name} wrote to us.`,
    blocks: [
      { type: 'heading', text: subject },
      { type: 'paragraph', text: `From ${name} <${email}>` },
      { type: 'quote', text: message },
    ],
    footer: 'Sent with the contact form. A reply goes to the sender.',
  })
