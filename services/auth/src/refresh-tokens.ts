import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { deriveKey } from './derive-key.ts'

export type RefreshTokens = ReturnType<typeof createRefreshTokens>

/**
 * Refresh tokens `sid.secret.proof`: 256 random bits, and a proof that we issued them, so that only a real token that comes too
 * late counts as reuse. A successor follows from its predecessor and our key: the same again when asked twice, stored nowhere.
 */
export const createRefreshTokens = (sessionSecret: string) => {
  const successorKey = deriveKey(sessionSecret, 'refresh-successor')
  const proofKey = deriveKey(sessionSecret, 'refresh-proof')
  const proofOf = (sid: string, secret: string) => mac(proofKey, `${sid}.${secret}`)
  const write = (sid: string, secret: string) => `${sid}.${secret}.${proofOf(sid, secret)}`
  return {
    first: (sid: string): string => write(sid, randomBytes(32).toString('base64url')),
    successorOf: (token: string): string => {
      const { sid, secret } = partsOf(token)
      return write(sid, mac(successorKey, `${sid}.${secret}`))
    },
    /** The session that a token was issued for; null for anything that we did not issue. */
    sidOf: (token: string): string | null => {
      const { sid, secret, proof } = partsOf(token)
      return sid !== '' && isEqual(proof, proofOf(sid, secret)) ? sid : null
    },
  }
}

/** What is stored of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

const partsOf = (token: string) => {
  const [sid = '', secret = '', proof = ''] = token.split('.')
  return { sid, secret, proof }
}

const mac = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

const isEqual = (given: string, expected: string): boolean => {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}
