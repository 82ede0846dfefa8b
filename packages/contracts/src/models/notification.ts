import * as z from 'zod/mini'
import { Id, Instant, OrNull, RequiredText } from '../fields.ts'
import { defaultTimeZone, TimeZone } from './calendar.ts'
import { LocalDate } from './day-plan.ts'
import { HomeChangeKind, HomeSummary } from './saved-search.ts'
import { EmailAddress } from './user.ts'

/** Multi-line text: trimmed, without control characters other than line breaks and tabs. */
const Message = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(5_000),
    z.regex(/^[^\p{Cc}]*(?:[\n\r\t][^\p{Cc}]*)*$/u, 'Control characters are not allowed'),
  )

export const Enquiry = z.object({
  name: RequiredText(120),
  email: EmailAddress.check(z.minLength(1)),
  subject: RequiredText(160),
  message: Message,
})
export type Enquiry = z.infer<typeof Enquiry>

export const EnquiryAccepted = z.object({ id: Id, receivedAt: Instant })

/** `due`: something that a buyer must do for a purchase by a day. */
export const NoticeKind = z.enum([...HomeChangeKind.options, 'due'])
export type NoticeKind = z.infer<typeof NoticeKind>

/**
 * A change of a home in a saved search or in a plan of a day, or what is due for a purchase, in words. `joined`: the
 * household has a new member.
 */
export const Notice = z.object({
  id: Id,
  kind: z.enum([...NoticeKind.options, 'joined']),
  /** Null unless a saved search has changed. */
  savedSearchId: OrNull(Id),
  /** The day of the plan; null for anything else. */
  planDate: OrNull(LocalDate),
  /** The name of the saved search or of the plan; "Your purchase" or "Your household" for one. */
  searchName: z.string(),
  /** Null for the household, as is the home. */
  propertyId: OrNull(Id),
  home: OrNull(HomeSummary),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  /** "Price changed from $1.2m to $1.1m". */
  text: z.string(),
  createdAt: Instant,
  readAt: z.nullable(Instant),
})
export type Notice = z.infer<typeof Notice>

/** When changes in saved searches are mailed: with each run, at 07:00 in the user's time zone, or never. */
export const DigestFrequency = z.enum(['instant', 'daily', 'off'])
export type DigestFrequency = z.infer<typeof DigestFrequency>

export const NotificationPreferences = z.object({
  digest: z._default(DigestFrequency, 'instant'),
  /** IANA name; a daily digest is sent at 07:00 there. */
  timeZone: z._default(TimeZone, defaultTimeZone),
  /** A receipt by email for enquiries sent while signed in. */
  enquiryReceipts: z._default(z.boolean(), true),
  /** An email three days before something is due for a purchase, and the day before. */
  dueReminders: z._default(z.boolean(), true),
})
export type NotificationPreferences = z.infer<typeof NotificationPreferences>

/** What the caller changes; without defaults, so that what is left out stays. */
export const NotificationPreferencesChange = z.object({
  digest: z.optional(DigestFrequency),
  timeZone: z.optional(TimeZone),
  enquiryReceipts: z.optional(z.boolean()),
  dueReminders: z.optional(z.boolean()),
})
export type NotificationPreferencesChange = z.infer<typeof NotificationPreferencesChange>

/** A message as the development outbox shows it. */
export const OutboxMail = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  state: z.string(),
  createdAt: Instant,
})
export type OutboxMail = z.infer<typeof OutboxMail>

export const OutboxMailInFull = z.extend(OutboxMail, {
  replyTo: z.nullable(z.string()),
  headers: z.record(z.string(), z.string()),
  text: z.string(),
  html: z.string(),
})
export type OutboxMailInFull = z.infer<typeof OutboxMailInFull>
