import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { Bytes, Id } from '../fields.ts'
import {
  Enquiry,
  EnquiryAccepted,
  Notice,
  NotificationPreferences,
  OutboxMail,
  OutboxMailInFull,
} from '../models/notification.ts'

export const sendEnquiry = defineRoute({
  name: 'sendEnquiry',
  method: 'POST',
  path: '/api/send-enquiry',
  service: 'notifications',
  auth: 'public',
  isOriginChecked: true,
  summary: 'Writes to us. The enquiry is kept before it is sent on; 429 after a few from one address.',
  status: 200,
  body: Enquiry,
  reply: EnquiryAccepted,
})

export const listNotices = defineRoute({
  name: 'listNotices',
  method: 'GET',
  path: '/api/notices',
  service: 'notifications',
  auth: 'session',
  summary:
    'Notices of the caller, newest first. Pages by `Link: rel="next"`; counts are in `X-Total-Count` and `X-Unread-Count`.',
  status: 200,
  query: z.object({
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
    cursor: z.optional(z.string().check(z.maxLength(300))),
  }),
  reply: z.array(Notice),
})

export const readNotice = defineRoute({
  name: 'readNotice',
  method: 'POST',
  path: '/api/notices/{id}/read',
  service: 'notifications',
  auth: 'session',
  summary: 'Marks a notice as read; once it is, nothing changes.',
  status: 204,
  params: z.object({ id: Id }),
})

export const readAllNotices = defineRoute({
  name: 'readAllNotices',
  method: 'POST',
  path: '/api/notices/read-all',
  service: 'notifications',
  auth: 'session',
  summary: 'Marks every notice of the caller as read.',
  status: 204,
})

export const getNotificationPreferences = defineRoute({
  name: 'getNotificationPreferences',
  method: 'GET',
  path: '/api/notification-preferences',
  service: 'notifications',
  auth: 'session',
  summary: 'What the caller wants to hear of by e-mail, and in which time zone they live.',
  status: 200,
  reply: NotificationPreferences,
})

export const saveNotificationPreferences = defineRoute({
  name: 'saveNotificationPreferences',
  method: 'PUT',
  path: '/api/notification-preferences',
  service: 'notifications',
  auth: 'session',
  summary: 'Replaces the preferences of the caller; what is left out goes back to its default.',
  status: 200,
  body: NotificationPreferences,
  reply: NotificationPreferences,
})

const Unsubscribing = z.object({ token: z.string().check(z.regex(/^[\w-]{1,200}\.[\w-]{43}$/)) })

export const confirmUnsubscribe = defineRoute({
  name: 'confirmUnsubscribe',
  method: 'GET',
  path: '/api/unsubscribe/{token}',
  service: 'notifications',
  auth: 'token',
  summary: 'A page with one button that ends e-mail digests. Opening it changes nothing; no log-in is needed.',
  status: 200,
  params: Unsubscribing,
  replyType: 'text/html',
  reply: Bytes,
})

export const unsubscribe = defineRoute({
  name: 'unsubscribe',
  method: 'POST',
  path: '/api/unsubscribe/{token}',
  service: 'notifications',
  auth: 'token',
  summary:
    'Ends e-mail digests for the holder of the token (RFC 8058, one-click). Whatever the body says; again is fine.',
  status: 200,
  params: Unsubscribing,
  replyType: 'text/html',
  reply: Bytes,
})

export const listOutboxMails = defineRoute({
  name: 'listOutboxMails',
  method: 'GET',
  path: '/api/dev/outbox',
  service: 'notifications',
  auth: 'public',
  summary: 'Development only, without SMTP: the latest e-mails, newest first. 404 elsewhere.',
  status: 200,
  reply: z.array(OutboxMail),
})

export const getOutboxMail = defineRoute({
  name: 'getOutboxMail',
  method: 'GET',
  path: '/api/dev/outbox/{id}',
  service: 'notifications',
  auth: 'public',
  summary: 'Development only, without SMTP: one e-mail in full. 404 elsewhere.',
  status: 200,
  params: z.object({ id: Id }),
  reply: OutboxMailInFull,
})

export const notificationRoutes = [
  sendEnquiry,
  listNotices,
  readAllNotices,
  readNotice,
  getNotificationPreferences,
  saveNotificationPreferences,
  confirmUnsubscribe,
  unsubscribe,
  listOutboxMails,
  getOutboxMail,
]
