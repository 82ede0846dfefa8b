import { hkdfSync } from 'node:crypto'

/** Derives a 256-bit key for one purpose from a shared secret (HKDF, RFC 5869). */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}
