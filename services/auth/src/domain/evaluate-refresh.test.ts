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
    ['used before the current one is answered again for thirty seconds', 'previous', after(30_000), {}, 'repeat'],
    ['used before the current one is reuse after thirty seconds', 'previous', after(30_001), {}, 'reused'],
    ['used before the current one is no reuse once its session expired', 'previous', session.expiresAt, {}, 'ended'],
    [
      'used before the current one is no reuse once its session was revoked',
      'previous',
      after(60_000),
      { revokedAt: rotatedAt },
      'ended',
    ],
    ['of an older rotation is reuse at once', 'older', after(0), {}, 'reused'],
    ['of an older rotation is reuse even before any rotation', 'older', after(0), { previousHash: null }, 'reused'],
  ] as const)('%s', (_words, hash, now, over, verdict) => {
    expect(evaluateRefresh({ ...session, ...over }, hash, now)).toBe(verdict)
  })
})

it('a session in daily use ends ninety days after it began, an idle one thirty days after its last use', () => {
  const createdAt = rotatedAt
  expect(expiryOf({ createdAt }, createdAt)).toEqual(after(refreshTtlMs))
  expect(expiryOf({ createdAt }, after(sessionLifeMs - refreshTtlMs))).toEqual(after(sessionLifeMs))
  expect(expiryOf({ createdAt }, after(sessionLifeMs - 1))).toEqual(after(sessionLifeMs))
})
