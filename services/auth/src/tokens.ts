import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { deriveKey, SettingsError, sharedKeyOf, signAccessToken, type Keys, type Kit } from '@verandah/kit'
import type { AuthSettings } from './config.ts'
import { toCurrentUser, type UserDoc } from './user-document.ts'

/** Signs the claims of a session: with the configured key, or like earlier builds without one. */
export const createSignAccess = ({ settings, clock }: Pick<Kit<AuthSettings>, 'settings' | 'clock'>) => {
  const { ACCESS_TOKEN_PRIVATE_KEYS: [own] = [], SESSION_SECRET } = settings
  const key = own ?? (SESSION_SECRET && { key: sharedKeyOf(SESSION_SECRET) })
  if (!key)
    throw new SettingsError('ACCESS_TOKEN_PRIVATE_KEYS is not set: auth signs access tokens with the first of them.')
  return (user: UserDoc, sid: string): string => {
    const {
      id,
      email: _email,
      emailStatus: _status,
      name: _name,
      twoStep: _twoStep,
      coveredBy: _cover,
      ...claims
    } = toCurrentUser(user)
    return signAccessToken({ ...claims, sub: id, sid }, { key, clock })
  }
}

/**
 * Refresh tokens `sid.secret.proof`: 256 random bits and a MAC, so that only an issued token counts as reuse. A
 * successor is derived from its predecessor and the key: the same when asked twice, and not stored.
 */
export function createRefreshTokens(keys: Keys) {
  const [current, ...others] = [refreshKeyOf(keys[0]), ...keys.slice(1).map(refreshKeyOf)] as const
  return {
    first: (sid: string): string => current.write(sid, randomBytes(32).toString('base64url')),
    /** Under each key. The first is issued; a process with another first key may have issued that one. */
    successorsOf: (token: string): readonly [string, ...string[]] => {
      const [sid, secret] = partsOf(token)
      return [current.successorOf(sid, secret), ...others.map((key) => key.successorOf(sid, secret))]
    },
    /** The session of an issued token; null for any other text. */
    sidOf: (token: string): string | null => {
      const [sid, secret, proof] = partsOf(token)
      return sid !== '' && [current, ...others].some((key) => isEqual(proof, key.proofOf(sid, secret))) ? sid : null
    },
  }
}

const refreshKeyOf = (key: string) => {
  const successorKey = deriveKey(key, 'refresh-successor')
  const proofKey = deriveKey(key, 'refresh-proof')
  const proofOf = (sid: string, secret: string) => mac(proofKey, `${sid}.${secret}`)
  const write = (sid: string, secret: string) => `${sid}.${secret}.${proofOf(sid, secret)}`
  const successorOf = (sid: string, secret: string) => write(sid, mac(successorKey, `${sid}.${secret}`))
  return { proofOf, write, successorOf }
}

/** Device tokens `device.mac` prove an earlier sign-in of a browser; nothing is stored. */
export function createDeviceTokens(keys: Keys) {
  const own = keys.map((key) => deriveKey(key, 'known-device'))
  const write = (device: string, username: string) => own.map((key) => `${device}.${mac(key, `${device}:${username}`)}`)
  return {
    issue: (usernameFolded: string): string => write(randomUUID(), usernameFolded)[0] ?? '',
    /** Whether this token was given to a browser that signed in as this user. */
    isKnown: (token: string, usernameFolded: string): boolean =>
      write(partsOf(token)[0], usernameFolded).includes(token),
  }
}

/** The stored hash of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

const partsOf = (token: string): [string, string, string] => {
  const [first = '', second = '', third = ''] = token.split('.')
  return [first, second, third]
}

const mac = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

const isEqual = (given: string, expected: string): boolean => {
  const left = Buffer.from(given)
  const right = Buffer.from(expected)
  return left.length === right.length && timingSafeEqual(left, right)
}
