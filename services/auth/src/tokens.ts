import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { deriveKey, sessionKeyOf, signAccessToken, type Kit } from '@verandah/kit'
import { toCurrentUser, type UserDoc } from './user-document.ts'

/** Signs the claims of a user for one session. */
export const createSignAccess = ({ sessionSecret, clock }: Pick<Kit<unknown>, 'sessionSecret' | 'clock'>) => {
  const key = sessionKeyOf(sessionSecret)
  return (user: UserDoc, sid: string): string => {
    const { id, email: _email, emailStatus: _status, name: _name, ...claims } = toCurrentUser(user)
    return signAccessToken({ ...claims, sub: id, sid }, { key, clock })
  }
}

/**
 * Refresh tokens `sid.secret.proof`: 256 random bits, and a proof that we issued them, so that only a real token that comes too
 * late counts as reuse. A successor is derived from its predecessor and our key: the same again when asked twice, stored nowhere.
 */
export const createRefreshTokens = (sessionSecret: string) => {
  const successorKey = deriveKey(sessionSecret, 'refresh-successor')
  const proofKey = deriveKey(sessionSecret, 'refresh-proof')
  const proofOf = (sid: string, secret: string) => mac(proofKey, `${sid}.${secret}`)
  const write = (sid: string, secret: string) => `${sid}.${secret}.${proofOf(sid, secret)}`
  return {
    first: (sid: string): string => write(sid, randomBytes(32).toString('base64url')),
    successorOf: (token: string): string => {
      const [sid, secret] = partsOf(token)
      return write(sid, mac(successorKey, `${sid}.${secret}`))
    },
    /** The session that a token was issued for; null for anything that we did not issue. */
    sidOf: (token: string): string | null => {
      const [sid, secret, proof] = partsOf(token)
      return sid !== '' && isEqual(proof, proofOf(sid, secret)) ? sid : null
    },
  }
}

/** Device tokens `device.mac` prove that a browser has signed in as a user before; nothing is stored. */
export const createDeviceTokens = (sessionSecret: string) => {
  const key = deriveKey(sessionSecret, 'known-device')
  const write = (device: string, username: string) => `${device}.${mac(key, `${device}:${username}`)}`
  return {
    issue: (usernameFolded: string): string => write(randomUUID(), usernameFolded),
    /** Whether this token was given to a browser that signed in as this user. */
    isKnown: (token: string, usernameFolded: string): boolean => token === write(partsOf(token)[0], usernameFolded),
  }
}

/** What is stored of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

const partsOf = (token: string): [string, string, string] => {
  const [first = '', second = '', third = ''] = token.split('.')
  return [first, second, third]
}

const mac = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

const isEqual = (given: string, expected: string): boolean => {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}
