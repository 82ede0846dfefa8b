import { SessionRevoked } from '@verandah/contracts'
import jwt from 'jsonwebtoken'
import { describe, expect, it } from 'vitest'
import { newEvent } from '../new-event.ts'
import { createTestClock } from '../testing/test-clock.ts'
import { accessTokenTtlMs, createSessionVerifier, isCaller, sessionKeyOf, signAccessToken } from './session.ts'

const key = sessionKeyOf('a secret that is long enough for a test')
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

const setUp = () => {
  const clock = createTestClock()
  return { clock, sessions: createSessionVerifier({ key, clock }), token: signAccessToken(claims, { key, clock }) }
}

describe('session verification', () => {
  it('gives the claims of a token that auth signed, until it expires', () => {
    const { clock, sessions, token } = setUp()
    expect(sessions.verify(token)).toMatchObject(claims)
    clock.advance(accessTokenTtlMs + 1000)
    expect(sessions.verify(token)).toBeNull()
  })

  it('refuses forged, unsigned and incomplete tokens', () => {
    const { sessions, clock } = setUp()
    const exp = Math.floor(clock.now().getTime() / 1000) + 60
    const other = sessionKeyOf('another secret that is long enough too')
    expect(sessions.verify(jwt.sign({ ...claims, exp }, other, { algorithm: 'HS256' }))).toBeNull()
    expect(sessions.verify(jwt.sign({ ...claims, exp }, null, { algorithm: 'none' }))).toBeNull()
    expect(sessions.verify(jwt.sign({ sub: 'u1', exp }, key, { algorithm: 'HS256' }))).toBeNull()
    expect(sessions.verify('')).toBeNull()
  })

  it('refuses what the same key signed for something else, and takes what the build before signed for this', () => {
    const { sessions, clock } = setUp()
    const iat = Math.floor(clock.now().getTime() / 1000)
    const sign = (more: object) => jwt.sign({ ...claims, iat, exp: iat + 60, ...more }, key, { algorithm: 'HS256' })
    expect(jwt.decode(signAccessToken(claims, { key, clock }))).toMatchObject({
      iss: 'verandah-auth',
      aud: 'verandah-access',
    })
    expect(sessions.verify(sign({ aud: 'verandah-access', iss: 'somebody' }))).toBeNull()
    expect(sessions.verify(sign({ aud: 'links', iss: 'verandah-auth' }))).toBeNull()
    expect(sessions.verify(sign({}))).toMatchObject(claims)
  })

  it('refuses a revoked session at once, and others not', () => {
    const { clock, sessions, token } = setUp()
    const other = signAccessToken({ ...claims, sid: 's2' }, { key, clock })
    sessions.revoke(
      newEvent(SessionRevoked, { sid: 's1', userId: 'u1', revokedAt: clock.now().toISOString() }, { clock }),
    )
    expect(sessions.verify(token)).toBeNull()
    expect(sessions.verify(other)).not.toBeNull()
  })
})

describe('a claim to be a user', () => {
  it.each([undefined, 1, '1', 'me', 'user-7'])('%s is the caller', (claimed) => {
    expect(isCaller(claimed, 'user-7')).toBe(true)
  })

  it.each(['user-8', 2, '', 'ME'])('%s is not', (claimed) => {
    expect(isCaller(claimed, 'user-7')).toBe(false)
  })
})
