import type { MailDoc } from '../outgoing-mail-document.ts'
import type { Message } from './block.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

export type WrittenMail = Pick<MailDoc, 'subject' | 'text' | 'html'>

/** A message as text and as HTML. */
export const writeMail = (message: Message): WrittenMail => ({
  subject: message.subject,
  text: renderText(message),
  html: renderHtml(message),
})
