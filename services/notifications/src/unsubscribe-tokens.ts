import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '@verandah/kit'

/** Links that end a user's digests without a log-in: the user's id, and a signature that only we can make (RFC 2104). */
export const createUnsubscribeTokens = (secret: string) => {
  const key = deriveKey(secret, 'unsubscribe links')
  const sign = (subject: string) => createHmac('sha256', key).update(subject).digest()
  return {
    tokenFor: (userId: string): string =>
      `${Buffer.from(userId).toString('base64url')}.${sign(userId).toString('base64url')}`,
    /** Null for a token that we did not sign. */
    userOf: (token: string): string | null => {
      const [subject = '', signature = ''] = token.split('.')
      const userId = Buffer.from(subject, 'base64url').toString('utf8')
      const [given, right] = [Buffer.from(signature, 'base64url'), sign(userId)]
      return given.length === right.length && timingSafeEqual(given, right) ? userId : null
    },
  }
}
