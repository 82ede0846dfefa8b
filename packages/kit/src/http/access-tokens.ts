import {
  createHash,
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto'
import { AccessClaims } from '@verandah/contracts'
import jwt from 'jsonwebtoken'
import * as z from 'zod'
import type { Clock } from '../clock.ts'
import { splitKeys } from '../keys.ts'

export const accessTokenTtlMs = 10 * 60 * 1000

/** The key that auth signs with. `kid` names its public half; a shared secret has none. */
export interface SigningKey {
  readonly kid?: string
  readonly key: KeyObject
}

/** The keys that verify tokens. */
export interface AccessTokenKeys {
  /** Public keys by name. */
  readonly byKid: ReadonlyMap<string, KeyObject>
  /** The session secret, while tokens of the previous build are accepted. */
  readonly shared?: KeyObject
}

/** Generates a key pair for signing access tokens (ES256), in PEM. */
export function newKeyPair(): { privateKey: string; publicKey: string } {
  return generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
}

export function publicHalfOf(privatePem: string): string {
  return createPublicKey(privatePem).export({ type: 'spki', format: 'pem' }).toString()
}

/** The key's thumbprint (RFC 7638): a unique name that operators need not choose. */
const kidOf = (key: KeyObject): string => {
  const { crv, kty, x, y } = key.export({ format: 'jwk' })
  return createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url')
}

const demandP256 = (key: KeyObject): KeyObject => {
  if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key
  throw new Error('another curve')
}

/** A key object: verifying with a string secret costs about 70 times more. */
export function sharedKeyOf(secret: string): KeyObject {
  return createSecretKey(Buffer.from(secret, 'utf8'))
}

export function signingKeyOf(pem: string): SigningKey {
  const key = demandP256(createPrivateKey(pem))
  return { key, kid: kidOf(createPublicKey(pem)) }
}

const verifyingKeyOf = (pem: string): [kid: string, key: KeyObject] => {
  if (!pem.includes('BEGIN PUBLIC KEY')) throw new Error('not a public key')
  const key = demandP256(createPublicKey(pem))
  return [kidOf(key), key]
}

const keysIn = <Read>(text: string, read: (pem: string) => Read): Read[] | null => {
  try {
    const found = splitKeys(text).map(read)
    return found.length === 0 ? null : found
  } catch {
    return null
  }
}

const pemSetting = <Read>(kind: string, read: (pem: string) => Read) =>
  z.string().transform((text, { addIssue }) => {
    const found = keysIn(text, read)
    if (found) return found
    addIssue({ code: 'custom', message: `expected ${kind} keys of the curve P-256 in PEM, one below the other` })
    return z.NEVER
  })

/** Public keys by name. Rejects private keys, which only auth may hold. */
export const PublicKeys = pemSetting('public', verifyingKeyOf).transform((keys) => new Map(keys))

/** Private keys; the first one signs. */
export const PrivateKeys = pemSetting('private', signingKeyOf)

/** Issuer and audience, so that other tokens under the same key are not accepted. */
const meant = { iss: 'verandah-auth', aud: 'verandah-access' } as const

/** Signs an access token; called by auth and tests only. */
export function signAccessToken(
  claims: Omit<AccessClaims, 'iat' | 'exp'>,
  { key: { kid, key }, clock }: { key: SigningKey; clock: Clock },
): string {
  const iat = secondsOf(clock)
  const payload = { ...claims, ...meant, iat, exp: iat + accessTokenTtlMs / 1000 }
  return jwt.sign(payload, key, kid === undefined ? { algorithm: 'HS256' } : { algorithm: 'ES256', keyid: kid })
}

/** Null for a token that is malformed, forged, expired or issued for another purpose (RFC 7519). */
export function readAccessToken(token: string, keys: AccessTokenKeys, clock: Clock): AccessClaims | null {
  try {
    const kid = jwt.decode(token, { complete: true })?.header.kid
    const payload =
      kid === undefined ? verifyShared(token, keys, clock) : verifyNamed(token, keys.byKid.get(kid), clock)
    return AccessClaims.safeParse(payload).data ?? null
  } catch {
    return null
  }
}

/** Whether a token says of itself that it has expired; its signature is not verified. */
export function hasExpired(token: string, clock: Clock): boolean {
  const payload = jwt.decode(token)
  return typeof payload === 'object' && payload?.exp !== undefined && payload.exp <= secondsOf(clock)
}

/** The key determines the algorithm, never the token. */
const verifyNamed = (token: string, key: KeyObject | undefined, clock: Clock) =>
  key &&
  jwt.verify(token, key, {
    algorithms: ['ES256'],
    issuer: meant.iss,
    audience: meant.aud,
    clockTimestamp: secondsOf(clock),
  })

/** Verifies tokens of the previous build, which may lack an audience. */
const verifyShared = (token: string, { shared }: AccessTokenKeys, clock: Clock) => {
  const payload = shared && jwt.verify(token, shared, { algorithms: ['HS256'], clockTimestamp: secondsOf(clock) })
  const isMeant =
    typeof payload === 'object' && (payload.iss ?? meant.iss) === meant.iss && (payload.aud ?? meant.aud) === meant.aud
  return isMeant ? payload : null
}

const secondsOf = (clock: Clock): number => Math.floor(clock.now().getTime() / 1000)
