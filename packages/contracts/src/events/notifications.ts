import * as z from 'zod/mini'
import { defineEvent } from '../define-event.ts'
import { Id, Instant, OrNull } from '../fields.ts'
import { NoticeKind } from '../models/notification.ts'

export const EnquirySent = defineEvent('notifications', 'EnquirySent', {
  summary: 'Somebody wrote to us; the enquiry is kept and is to be passed on by email.',
  data: z.object({ enquiryId: Id, userId: OrNull(Id), sentAt: Instant }),
})

export const NoticeCreated = defineEvent('notifications', 'NoticeCreated', {
  version: 3,
  terminal: true,
  summary: 'A buyer has a new notice about a home.',
  data: z.object({ noticeId: Id, userId: Id, kind: NoticeKind, propertyId: Id, createdAt: Instant }),
})
