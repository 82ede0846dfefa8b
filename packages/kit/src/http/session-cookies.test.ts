import { describe, expect, it } from 'vitest'
import { clearedSessionCookies, readCookies, readOwnCookies, sessionCookies } from './session-cookies.ts'

const now = new Date('2026-11-20T00:00:00.000Z')
const tokens = { accessToken: 'a.b.c', refreshToken: 'd.e.f', refreshExpiresAt: '2026-12-20T00:00:00.000Z' }

describe('session cookies', () => {
  it('live as long as their tokens, hidden from scripts, which only see that there is a session', () => {
    expect(sessionCookies(tokens, { isSecure: true, now })).toEqual([
      '__Host-verandah_access=a.b.c; Path=/; Max-Age=600; HttpOnly; SameSite=Lax; Secure',
      '__Host-verandah_refresh=d.e.f; Path=/; Max-Age=2592000; HttpOnly; SameSite=Strict; Secure',
      '__Host-verandah_signed_in=1; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
    ])
  })

  it('are cleared with the same names and paths', () => {
    expect(clearedSessionCookies({ isSecure: false })).toEqual([
      'verandah_access=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
      'verandah_refresh=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict',
      'verandah_signed_in=; Path=/; Max-Age=0; SameSite=Lax',
    ])
  })

  it('are read by name; the first of two counts, and malformed ones are ignored', () => {
    const cookies = readCookies('a=1; b=x=y; a=2; nothing; =3; c=')

    expect([...cookies]).toEqual([
      ['a', '1'],
      ['b', 'x=y'],
      ['c', ''],
    ])
    expect(readCookies().size).toBe(0)
  })

  it('are cleared on https by the names of builds without the prefix too', () => {
    const names = clearedSessionCookies({ isSecure: true }).map((line) => line.split('=')[0])
    const plain = ['verandah_access', 'verandah_refresh', 'verandah_signed_in']
    expect(names).toEqual([...plain.map((name) => `__Host-${name}`), ...plain])
  })

  const ours = '__Host-verandah_access=ours; __Host-verandah_refresh=ours; __Host-verandah_device=ours'
  const tossed = 'verandah_access=tossed; verandah_refresh=tossed; verandah_device=tossed'
  it.each([
    ['one of ours wins before', `${ours}; ${tossed}`, { isSecure: true }, 'ours'],
    ['one of ours wins behind', `${tossed}; ${ours}`, { isSecure: true }, 'ours'],
    ['none is believed without one of ours', tossed, { isSecure: true }, undefined],
    ['a prefix means nothing on http', `${ours}; ${tossed}`, { isSecure: false }, 'tossed'],
  ])('that a sibling domain sets: %s', (_words, header, options, expected) => {
    expect(readOwnCookies(header, options).access).toBe(expected)
    expect(readOwnCookies(header, options).refresh).toBe(expected)
  })
})
