import { createHash, createHmac, hkdfSync } from 'node:crypto'

/**
 * The secrets of feed addresses: 256 bits, base64url, made from the feed's id and a key of this product. The store holds SHA-256 of
 * them only, so that reading the store opens no calendar, and the owner can still be shown the address again.
 */
export const createFeedTokens = (secret: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'verandah calendar feed', 32))
  return {
    tokenOf: (feedId: string): string => createHmac('sha256', key).update(feedId).digest('base64url'),
    hashOf: (token: string): string => createHash('sha256').update(token).digest('hex'),
  }
}
