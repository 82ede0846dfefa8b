import { describe, expect, it } from 'vitest'
import { evaluateRefresh, expiryOf, refreshTtlMs, sessionLifeMs, type SessionState } from './evaluate-refresh.ts'

const rotatedAt = new Date('2026-11-20T00:00:00.000Z')
const session: SessionState = {
  currentHash: 'current',
  previousHash: 'previous',
  rotatedAt,
  expiresAt: new Date('2026-12-20T00:00:00.000Z'),
}
const after = (ms: number, since = rotatedAt) => new Date(since.getTime() + ms)

describe('a refresh token that we issued', () => {
  it.each([
    ['is exchanged while it is the current one', 'current', after(0), {}, 'rotate'],
    ['is exchanged until the last moment of its session', 'current', after(-1, session.expiresAt), {}, 'rotate'],
    ['is refused from the moment that its session expires', 'current', session.expiresAt, {}, 'ended'],
    ['is refused once its session was revoked', 'current', after(0), { revokedAt: rotatedAt }, 'ended'],
    ['of before is answered again for thirty seconds', 'previous', after(30_000), {}, 'repeat'],
    ['of before is reuse after thirty seconds', 'previous', after(30_001), {}, 'reused'],
    ['of before is no reuse once its session expired', 'previous', session.expiresAt, {}, 'ended'],
    [
      'of before is no reuse once its session was revoked',
      'previous',
      after(60_000),
      { revokedAt: rotatedAt },
      'ended',
    ],
    ['of long before is reuse at once', 'older', after(0), {}, 'reused'],
    ['of long before is reuse also before any rotation', 'older', after(0), { previousHash: null }, 'reused'],
  ] as const)('%s', (_words, hash, now, over, verdict) => {
    expect(evaluateRefresh({ ...session, ...over }, hash, now)).toBe(verdict)
  })
})

it('a session in daily use ends ninety days after it began, one that rests thirty days after its last use', () => {
  const createdAt = rotatedAt
  expect(expiryOf({ createdAt }, createdAt)).toEqual(after(refreshTtlMs))
  expect(expiryOf({ createdAt }, after(sessionLifeMs - refreshTtlMs))).toEqual(after(sessionLifeMs))
  expect(expiryOf({ createdAt }, after(sessionLifeMs - 1))).toEqual(after(sessionLifeMs))
})
