import { describe, expect, it } from 'vitest'
import { clearedSessionCookies, readCookies, sessionCookies } from './session-cookies.ts'

const now = new Date('2026-11-20T00:00:00.000Z')
const tokens = { accessToken: 'a.b.c', refreshToken: 'd.e.f', refreshExpiresAt: '2026-12-20T00:00:00.000Z' }

describe('session cookies', () => {
  it('live as long as their tokens, unseen by scripts, which learn only that there is a session', () => {
    expect(sessionCookies(tokens, { isSecure: true, now })).toEqual([
      'verandah_access=a.b.c; Path=/; Max-Age=600; HttpOnly; SameSite=Lax; Secure',
      'verandah_refresh=d.e.f; Path=/; Max-Age=2592000; HttpOnly; SameSite=Strict; Secure',
      'verandah_signed_in=1; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
    ])
  })

  it('are taken away by the same names and places', () => {
    expect(clearedSessionCookies({ isSecure: false })).toEqual([
      'verandah_access=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
      'verandah_refresh=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict',
      'verandah_signed_in=; Path=/; Max-Age=0; SameSite=Lax',
    ])
  })

  it('are read by name; the first of two counts, and what is malformed does not', () => {
    const cookies = readCookies('a=1; b=x=y; a=2; nothing; =3; c=')

    expect([...cookies]).toEqual([
      ['a', '1'],
      ['b', 'x=y'],
      ['c', ''],
    ])
    expect(readCookies().size).toBe(0)
  })
})
