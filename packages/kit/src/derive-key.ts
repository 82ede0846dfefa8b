import { hkdfSync } from 'node:crypto'

/** A key of 256 bits for one purpose, made from a secret that serves several (RFC 5869). */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
