import { createPublicKey } from 'node:crypto'
import { SessionRevoked } from '@verandah/contracts'
import jwt from 'jsonwebtoken'
import { describe, expect, it } from 'vitest'
import { newEvent } from '../new-event.ts'
import { createTestClock } from '../testing/test-clock.ts'
import {
  accessTokenTtlMs,
  newKeyPair,
  PublicKeys,
  PrivateKeys,
  sharedKeyOf,
  signAccessToken,
  signingKeyOf,
} from './access-tokens.ts'
import { createSessionVerifier, isCaller } from './session.ts'

const pair = newKeyPair()
const next = newKeyPair()
const strange = newKeyPair()
const key = signingKeyOf(pair.privateKey)
const nextKey = signingKeyOf(next.privateKey)
const shared = sharedKeyOf('a secret that is long enough for a test')
const claims = {
  sub: 'u1',
  sid: 's1',
  username: 'kim',
  plan: 'annual',
  createdAt: '2026-01-01T00:00:00.000Z',
  isAdmin: false,
  subscriptionStatus: 'active',
  hasSearchGrant: false,
} as const
const meant = { iss: 'verandah-auth', aud: 'verandah-access' }

const verifierOf = (publicKeys: string, clock = createTestClock()) =>
  createSessionVerifier({ keys: { byKid: PublicKeys.parse(publicKeys) }, clock })

const setUp = () => {
  const clock = createTestClock()
  return { clock, sessions: verifierOf(pair.publicKey, clock), token: signAccessToken(claims, { key, clock }) }
}

describe('session verification', () => {
  it('returns the claims of a token that auth signed, until it expires', () => {
    const { clock, sessions, token } = setUp()
    expect(jwt.decode(token, { complete: true })).toMatchObject({
      header: { alg: 'ES256', kid: key.kid },
      payload: meant,
    })
    expect([sessions.verify(token), sessions.verify(token)]).toMatchObject([claims, claims])
    clock.advance(accessTokenTtlMs + 1000)
    expect(sessions.verify(token)).toBeNull()
  })

  it('refuses a different token with the end of a valid one, and the valid one stays valid', () => {
    const { sessions, clock, token } = setUp()
    const other = signAccessToken({ ...claims, sub: 'u2', isAdmin: true }, { key, clock })
    const forged = [...other.split('.').slice(0, 2), token.split('.')[2]].join('.')
    expect(sessions.verify(token)).toMatchObject({ sub: 'u1' })
    expect(sessions.verify(forged)).toBeNull()
    expect(sessions.verify(token)).toMatchObject({ sub: 'u1' })
  })

  it('refuses tokens of another key, without one, signed with a public key as secret, and incomplete ones', () => {
    const { sessions, clock, token } = setUp()
    const iat = Math.floor(clock.now().getTime() / 1000)
    const payload = { ...claims, ...meant, iat, exp: iat + 60 }
    const kid = key.kid ?? ''
    const es256 = { algorithm: 'ES256', keyid: kid } as const
    const publicBytes = createPublicKey(pair.publicKey).export({ type: 'spki', format: 'der' })
    const [head, body, signature = ''] = token.split('.')
    const forgeries = {
      'another key under our name': jwt.sign(payload, strange.privateKey, es256),
      'an unknown name': jwt.sign(payload, strange.privateKey, { ...es256, keyid: 'unknown' }),
      'no name': jwt.sign(payload, pair.privateKey, { algorithm: 'ES256' }),
      'no signature': jwt.sign(payload, null, { algorithm: 'none', keyid: kid }),
      'the public key as a secret': hmac(payload, kid, pair.publicKey),
      'its bytes as a secret': hmac(payload, kid, publicBytes),
      'the public key as a secret, no name': hmac(payload, undefined, pair.publicKey),
      'no issuer': jwt.sign({ ...payload, iss: undefined }, pair.privateKey, es256),
      'another issuer': jwt.sign({ ...payload, iss: 'somebody' }, pair.privateKey, es256),
      'another audience': jwt.sign({ ...payload, aud: 'links' }, pair.privateKey, es256),
      'no user': jwt.sign({ ...meant, iat, exp: iat + 60 }, pair.privateKey, es256),
      'no expiry': jwt.sign({ ...claims, ...meant, iat }, pair.privateKey, es256),
      'other claims under a good signature': `${head}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.${signature}`,
      'a cut signature': `${head}.${body}.${signature.slice(0, -4)}`,
      nothing: '',
    }
    for (const [what, forged] of Object.entries(forgeries))
      expect([what, sessions.verify(forged)]).toEqual([what, null])
    expect(sessions.verify(jwt.sign(payload, pair.privateKey, es256))).toMatchObject(claims)
  })

  it('refuses a revoked session at once, and no others', () => {
    const { clock, sessions, token } = setUp()
    const other = signAccessToken({ ...claims, sid: 's2' }, { key, clock })
    expect(sessions.verify(token)).not.toBeNull()
    sessions.revoke(
      newEvent(SessionRevoked, { sid: 's1', userId: 'u1', revokedAt: clock.now().toISOString() }, { clock }),
    )
    expect(sessions.verify(token)).toBeNull()
    expect(sessions.verify(other)).not.toBeNull()
  })
})

/** jsonwebtoken itself refuses to sign with a public key. */
const hmac = (payload: object, keyid: string | undefined, secret: string | Buffer): string =>
  jwt.sign(payload, sharedKeyOf(secret.toString('latin1')), { algorithm: 'HS256', ...(keyid && { keyid }) })

describe('during a key rotation', () => {
  it('every process accepts the tokens of every other, in each step and from one step to the next', () => {
    const steps = [
      { signs: key, known: pair.publicKey },
      { signs: key, known: pair.publicKey + next.publicKey },
      { signs: nextKey, known: next.publicKey + pair.publicKey },
    ]
    const clock = createTestClock()
    for (const [at, { known }] of steps.entries())
      for (const { signs } of steps.slice(Math.max(0, at - 1), at + 2).filter(({ signs }) => at > 0 || signs === key))
        expect(verifierOf(known, clock).verify(signAccessToken(claims, { key: signs, clock }))).toMatchObject(claims)
    const left = verifierOf(next.publicKey, clock)
    expect(left.verify(signAccessToken(claims, { key, clock }))).toBeNull()
  })

  it('tokens of the previous build are accepted while their secret is configured, and only with its signature', () => {
    const clock = createTestClock()
    const old = signAccessToken(claims, { key: { key: shared }, clock })
    const both = createSessionVerifier({ keys: { byKid: PublicKeys.parse(pair.publicKey), shared }, clock })
    expect(both.verify(old)).toMatchObject(claims)
    expect(both.verify(signAccessToken(claims, { key, clock }))).toMatchObject(claims)
    expect(both.verify(hmac({ ...claims, ...meant, iat: 1, exp: 2 ** 40 }, undefined, pair.publicKey))).toBeNull()
    expect(both.verify(jwt.sign({ ...claims, aud: 'links', exp: 2 ** 40, iat: 1 }, shared))).toBeNull()
    expect(verifierOf(pair.publicKey, clock).verify(old)).toBeNull()
  })
})

describe('key settings', () => {
  it('accept public keys where public ones are expected, and never a private one', () => {
    expect([...PublicKeys.parse(`${pair.publicKey}\n${next.publicKey}`).keys()]).toEqual([key.kid, nextKey.kid])
    expect(PrivateKeys.parse(next.privateKey + pair.privateKey).map(({ kid }) => kid)).toEqual([nextKey.kid, key.kid])
    for (const wrong of ['', 'text', pair.privateKey, `${pair.publicKey}${pair.privateKey}`])
      expect(PublicKeys.safeParse(wrong).error?.issues[0]?.message).toContain('expected public keys of the curve P-256')
    expect(PrivateKeys.safeParse(pair.publicKey).success).toBe(false)
  })
})

describe('a claimed user id', () => {
  it.each([undefined, 1, '1', 'me', 'user-7'])('%s is the caller', (claimed) => {
    expect(isCaller(claimed, 'user-7')).toBe(true)
  })

  it.each(['user-8', 2, '', 'ME'])('%s is not', (claimed) => {
    expect(isCaller(claimed, 'user-7')).toBe(false)
  })
})
