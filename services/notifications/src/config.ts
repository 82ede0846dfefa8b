import { Flag, Keys, Milliseconds, PublicUrl } from '@verandah/kit'
import * as z from 'zod'

const dayMs = 24 * 60 * 60 * 1000

/** Settings of the notifications service; names are environment variables. */
export const NotificationSettings = z
  .object({
    PUBLIC_URL: PublicUrl,
    /** `smtps://user:password@host:465`. Without it messages are kept, and nothing leaves this machine. */
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'expected an smtp or smtps address' }).optional(),
    MAIL_FROM: z.string().default('Verandah <hello@verandah.example>'),
    /** Where enquiries go. */
    ENQUIRY_TO: z.email().default('enquiries@verandah.example'),
    /** Whether this machine can read kept messages at /api/dev/outbox. */
    MAIL_OUTBOX: Flag.default(false),
    MAIL_ATTEMPTS: z.coerce.number().int().min(1).default(8),
    /** How long a message is kept after it was sent, or written where nothing is sent. */
    MAIL_KEPT_MS: Milliseconds.default(30 * dayMs),
    ENQUIRIES_PER_ADDRESS: z.coerce.number().int().min(1).default(5),
    NOTICES_KEPT_MS: Milliseconds.default(90 * dayMs),
    /** Signs the links that end a user's digests. */
    UNSUBSCRIBE_LINK_KEYS: Keys,
    /** Of the build before: links that it signed go on working. */
    UNSUBSCRIBE_SECRET: z.string().min(32).optional(),
    /** Makes links to a new password or an address, with auth, which knows them by it. */
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
