import { createHmac } from 'node:crypto'
import { deriveKey } from '@verandah/kit'

/**
 * Derives the token of a link in a mail from the link's id: auth stores its hash, notifications writes it into the
 * mail, and no event between them carries it. 256 bits in base64url.
 */
export function linkTokenOf(key: string, linkId: string): string {
  return createHmac('sha256', deriveKey(key, 'links of accounts')).update(linkId).digest('base64url')
}
