import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { Bytes, Id, PageSize } from '../fields.ts'
import {
  Enquiry,
  EnquiryAccepted,
  Notice,
  NotificationPreferences,
  NotificationPreferencesChange,
  OutboxMail,
  OutboxMailInFull,
} from '../models/notification.ts'

export const sendEnquiry = defineRoute('notifications', 'sendEnquiry', 'POST /api/send-enquiry', {
  auth: 'public',
  isOriginChecked: true,
  summary: 'Writes to us. The enquiry is kept before it is sent on; 429 after a few from one address.',
  body: Enquiry,
  reply: EnquiryAccepted,
})

export const listNotices = defineRoute('notifications', 'listNotices', 'GET /api/notices', {
  summary:
    'Notices of the caller, newest first. Pages by `Link: rel="next"`; counts are in `X-Total-Count` and `X-Unread-Count`.',
  query: z.object({
    limit: z._default(PageSize, 20),
    cursor: z.optional(z.string().check(z.maxLength(300))),
  }),
  reply: z.array(Notice),
})

export const readNotice = defineRoute('notifications', 'readNotice', 'POST /api/notices/{id}/read', {
  summary: 'Marks a notice as read; once it is, nothing changes.',
  params: z.object({ id: Id }),
})

export const readAllNotices = defineRoute('notifications', 'readAllNotices', 'POST /api/notices/read-all', {
  summary: 'Marks every notice of the caller as read.',
})

export const getNotificationPreferences = defineRoute(
  'notifications',
  'getNotificationPreferences',
  'GET /api/notification-preferences',
  {
    summary: 'What the caller wants to hear of by email, and in which time zone they live.',
    reply: NotificationPreferences,
  },
)

export const saveNotificationPreferences = defineRoute(
  'notifications',
  'saveNotificationPreferences',
  'PUT /api/notification-preferences',
  {
    summary: 'Changes the preferences of the caller; what is left out stays as it is.',
    body: NotificationPreferencesChange,
    reply: NotificationPreferences,
  },
)

/** Of any shape: what mail programs make of a link is answered with a page too. */
const Unsubscribing = z.object({ token: z.string() })

export const confirmUnsubscribe = defineRoute('notifications', 'confirmUnsubscribe', 'GET /api/unsubscribe/{token}', {
  auth: 'token',
  summary: 'A page with one button that ends email digests. Opening it changes nothing; no log-in is needed.',
  params: Unsubscribing,
  replyType: 'text/html',
  reply: Bytes,
})

export const unsubscribe = defineRoute('notifications', 'unsubscribe', 'POST /api/unsubscribe/{token}', {
  auth: 'token',
  summary:
    'Ends email digests for the holder of the token (RFC 8058, one-click). Whatever the body says; again is fine.',
  params: Unsubscribing,
  replyType: 'text/html',
  reply: Bytes,
})

export const listOutboxMails = defineRoute('notifications', 'listOutboxMails', 'GET /api/dev/outbox', {
  auth: 'public',
  isLocal: true,
  summary: 'With MAIL_OUTBOX, for this machine alone: the latest emails, newest first. 404 elsewhere.',
  reply: z.array(OutboxMail),
})

export const getOutboxMail = defineRoute('notifications', 'getOutboxMail', 'GET /api/dev/outbox/{id}', {
  auth: 'public',
  isLocal: true,
  summary: 'With MAIL_OUTBOX, for this machine alone: one email in full. 404 elsewhere.',
  params: z.object({ id: Id }),
  reply: OutboxMailInFull,
})
