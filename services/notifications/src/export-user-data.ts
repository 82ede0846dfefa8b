import {
  maxExportPartBytes,
  NotificationsDataExported,
  type EventOf,
  type UserExportRequested,
} from '@verandah/contracts'
import { newEvent, splitText } from '@verandah/kit'
import type { NotificationContext } from './context.ts'
import type { EnquiryDoc } from './enquiries.ts'
import { toNotice } from './list-notices.ts'
import type { MailDoc } from './outgoing-mail-document.ts'

/** Hands out what is kept about a user: what they were told and what they wrote. */
export const exportUserData =
  (context: NotificationContext) =>
  async ({ data: { userId, exportId } }: EventOf<typeof UserExportRequested>): Promise<void> => {
    const { addressees, answers, clock, enquiries, mails, notices, preferences } = context
    const kept = {
      addressee: await addressees.find(userId),
      preferences: await preferences.of(userId),
      notices: (await notices.listOf(userId)).map(toNotice),
      messages: (await mails.listOf(userId)).map(sentOf),
      enquiries: (await enquiries.listOf(userId)).map(writtenOf),
    }
    const parts = splitText(JSON.stringify(kept), maxExportPartBytes)
    for (const [index, data] of parts.entries()) {
      const part = { userId, exportId, service: 'notifications' as const, data, part: index + 1, parts: parts.length }
      const id = `${exportId}:notifications:${part.part}`
      await answers.give(newEvent(NotificationsDataExported, part, { clock, id }))
    }
  }

const sentOf = ({ kind, to, subject, text, state, createdAt }: MailDoc) => ({
  kind,
  to,
  subject,
  text,
  state,
  createdAt,
})

const writtenOf = ({ name, email, subject, message, sentAt }: EnquiryDoc) => ({ name, email, subject, message, sentAt })
