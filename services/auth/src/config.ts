import { Flag, Keys, PrivateKeys, PublicUrl } from '@verandah/kit'
import * as z from 'zod'

const Count = z.coerce.number('expected a whole number').int().positive()

export const AuthSettings = z.object({
  PUBLIC_URL: PublicUrl,
  /** `smtps://user:password@host:465`. Unset: messages are stored and not sent. Auth only checks whether it is set. */
  SMTP_URL: z.string().optional(),
  /** Whether a new address must be confirmed before it gets other mail. Ignored without `SMTP_URL`. */
  CONFIRM_EMAIL: Flag.default(true),
  /** Memory of one password hash in KiB; 64 MiB exceeds RFC 9106's second recommendation at three passes. */
  PASSWORD_HASH_MEMORY_KIB: Count.min(8).default(64 * 1024),
  /** Sign-in attempts from one IP address per quarter of an hour, over all accounts. */
  LOGIN_ATTEMPTS_PER_ADDRESS: Count.default(100),
  /** New accounts from one IP address per hour. */
  REGISTRATIONS_PER_ADDRESS: Count.default(100),
  /** Password and confirmation links requested from one IP address per hour. */
  LINK_REQUESTS_PER_ADDRESS: Count.default(20),
  /** Private keys (P-256, PEM) that sign access tokens (ES256); only auth holds them. */
  ACCESS_TOKEN_PRIVATE_KEYS: PrivateKeys.optional(),
  /** Keys of refresh tokens. */
  REFRESH_TOKEN_KEYS: Keys,
  /** Keys of the cookies that recognise a browser that has signed in before. */
  DEVICE_TOKEN_KEYS: Keys,
  /** Keys that encrypt two-step secrets. Before you remove one, run `npm run verandah keys -- reseal two-step`. */
  TWO_STEP_KEYS: Keys,
  /** Keys of password and confirmation links, shared with notifications. */
  ACCOUNT_LINK_KEYS: Keys,
  /** Secret of earlier builds; signs access tokens until `ACCESS_TOKEN_PRIVATE_KEYS` is set. */
  SESSION_SECRET: z.string().optional(),
})
export type AuthSettings = z.output<typeof AuthSettings>
