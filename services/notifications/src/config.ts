import { Flag, Keys, Milliseconds, PublicUrl } from '@verandah/kit'
import * as z from 'zod'

const dayMs = 24 * 60 * 60 * 1000

/** Settings of the notifications service; names are environment variables. */
export const NotificationSettings = z
  .object({
    PUBLIC_URL: PublicUrl,
    /** `smtps://user:password@host:465`. Unset: messages are stored and not sent. */
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'expected an smtp or smtps address' }).optional(),
    /** Sender of all mail. */
    MAIL_FROM: z.string().default('Verandah <hello@verandah.example>'),
    /** Recipient of enquiries. */
    ENQUIRY_TO: z.email().default('enquiries@verandah.example'),
    /** Whether stored messages can be read at `/api/dev/outbox` on this machine. */
    MAIL_OUTBOX: Flag.default(false),
    /** Delivery attempts before a message counts as failed. */
    MAIL_ATTEMPTS: z.coerce.number().int().min(1).default(8),
    /** How long a message is kept after delivery, or after it was written where nothing is sent. */
    MAIL_KEPT_MS: Milliseconds.default(30 * dayMs),
    /** Enquiries from one IP address per hour. */
    ENQUIRIES_PER_ADDRESS: z.coerce.number().int().min(1).default(5),
    /** How long a notice is kept. */
    NOTICES_KEPT_MS: Milliseconds.default(90 * dayMs),
    /** Keys that sign unsubscribe links of digests. */
    UNSUBSCRIBE_LINK_KEYS: Keys,
    /** Secret of earlier builds; unsubscribe links signed with it are accepted. */
    UNSUBSCRIBE_SECRET: z.string().min(32).optional(),
    /** Keys of password and confirmation links, shared with auth. */
    ACCOUNT_LINK_KEYS: Keys,
  })
  .refine(({ SMTP_URL, MAIL_OUTBOX }) => SMTP_URL === undefined || !MAIL_OUTBOX, {
    path: ['MAIL_OUTBOX'],
    error: 'with SMTP_URL the messages are real people’s, and nobody may read them here; take one of the two away',
  })
  .refine(({ SMTP_URL, ENQUIRY_TO }) => SMTP_URL === undefined || !ENQUIRY_TO.endsWith('.example'), {
    path: ['ENQUIRY_TO'],
    error: 'with SMTP_URL enquiries need an address that somebody reads',
  })
export type NotificationSettings = z.output<typeof NotificationSettings>
