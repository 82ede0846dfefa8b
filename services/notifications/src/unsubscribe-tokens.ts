import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey, type Keys } from '@verandah/kit'

/** Tokens for links that stop a user's digests without signing in: the user's id and an HMAC signature (RFC 2104). */
export function createUnsubscribeTokens(keys: Keys) {
  const sign = (subject: string) =>
    keys.map((key) => createHmac('sha256', deriveKey(key, 'unsubscribe links')).update(subject).digest())
  return {
    tokenFor: (userId: string): string =>
      `${Buffer.from(userId).toString('base64url')}.${sign(userId)[0]?.toString('base64url') ?? ''}`,
    /** Null for a token that we did not sign. */
    userOf: (token: string): string | null => {
      const [subject = '', signature = ''] = token.split('.')
      const userId = Buffer.from(subject, 'base64url').toString('utf8')
      const given = Buffer.from(signature, 'base64url')
      const isOurs = sign(userId).some((right) => given.length === right.length && timingSafeEqual(given, right))
      return isOurs ? userId : null
    },
  }
}
