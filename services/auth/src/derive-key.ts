import { hkdfSync } from 'node:crypto'

/** A key of its own for each purpose, from the one secret (RFC 5869). */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
