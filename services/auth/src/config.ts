import { Flag, Keys, PrivateKeys, PublicUrl } from '@verandah/kit'
import * as z from 'zod'

const Count = z.coerce.number('expected a whole number').int().positive()

export const AuthSettings = z.object({
  PUBLIC_URL: PublicUrl,
  /** `smtps://user:password@host:465`. Without it messages are kept, and nothing leaves this machine. Auth asks only whether there is one. */
  SMTP_URL: z.string().optional(),
  /** Whether a new address gets mail only once its owner has opened a link there; without `SMTP_URL` nothing is asked. */
  CONFIRM_EMAIL: Flag.default(true),
  /** Memory of one password hash; 64 MiB is above RFC 9106's second recommendation when run three times. */
  PASSWORD_HASH_MEMORY_KIB: Count.min(8).default(64 * 1024),
  /** Sign-ins from one address in a quarter of an hour, whoever they are for. */
  LOGIN_ATTEMPTS_PER_ADDRESS: Count.default(100),
  /** New accounts from one address in an hour. */
  REGISTRATIONS_PER_ADDRESS: Count.default(100),
  /** Links for a new password, or for an email address, that one address asks for in an hour. */
  LINK_REQUESTS_PER_ADDRESS: Count.default(20),
  /** Signs access tokens (ES256): private keys of the curve P-256 in PEM, which no other part holds. */
  ACCESS_TOKEN_PRIVATE_KEYS: PrivateKeys.optional(),
  /** Makes refresh tokens. */
  REFRESH_TOKEN_KEYS: Keys,
  /** Makes the cookies by which a browser is known that signed in before. */
  DEVICE_TOKEN_KEYS: Keys,
  /** Seals the secrets of two-step verification. Before a key goes, `npm run keys -- reseal two-step` seals them anew under the first. */
  TWO_STEP_KEYS: Keys,
  /** Makes links to a new password or an address, with notifications, which writes them into mails. */
  ACCOUNT_LINK_KEYS: Keys,
  /** Of the build before: signs access tokens until there are ACCESS_TOKEN_PRIVATE_KEYS. */
  SESSION_SECRET: z.string().optional(),
})
export type AuthSettings = z.output<typeof AuthSettings>
