import fc from 'fast-check'
import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { newSecret, setupUri, stepOf, stepsOf } from './totp.ts'

/** The secret of RFC 6238, appendix B, in base 32, and its codes cut to six digits. */
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('of second %i is %s, as in RFC 6238', (second, code) => {
    expect(stepOf(rfcSecret, code, new Date(second * 1000))).toBe(Math.floor(second / 30))
  })

  it('is valid for the thirty seconds of its phone’s clock', () => {
    expect([29, 30, 59, 60, 89].map((second) => stepOf(rfcSecret, '287082', new Date(second * 1000)))).toEqual([
      1, 1, 1, 1, 1,
    ])
    expect(stepOf(rfcSecret, '287082', new Date(90_000))).toBeNull()
    expect(stepOf(rfcSecret, 'nonsense', new Date(59_000))).toBeNull()
    expect(stepsOf(rfcSecret, '287082', new Date(59_000))).toEqual({ first: 1, last: 1 })
    expect(stepsOf(rfcSecret, '287083', new Date(59_000))).toBeNull()
  })

  it('derives from 160 bits, labelled with our name and the user’s', () => {
    const secret = newSecret()
    const { searchParams, pathname } = new URL(setupUri(secret, 'ruth+1'))
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(decodeURIComponent(pathname)).toBe('/Verandah:ruth+1')
    expect(Object.fromEntries(searchParams)).toMatchObject({ issuer: 'Verandah', secret, period: '30', digits: '6' })
  })
})

it('twelve digits are valid only as two consecutive codes, the second of them within its thirty seconds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 2 ** 28 }), fc.nat({ max: 29_999 }), (step, ms) => {
      const secret = rfcSecret
      const codeOf = (delta: number) => new TOTP({ secret }).generate({ timestamp: (step + delta) * 30_000 })
      const now = new Date(step * 30_000 + ms)
      const deltas = [-3, -2, -1, 0, 1, 2]
      const valid = deltas.flatMap((first) =>
        deltas
          .filter((second) => stepsOf(secret, codeOf(first) + codeOf(second), now) !== null)
          .map((second) => [first, second]),
      )
      expect(valid).toEqual([[-2, -1], [-1, 0], [0, 1]]) // prettier-ignore
      expect(stepsOf(secret, codeOf(-1) + codeOf(0), now)).toEqual({ first: step - 1, last: step })
    }),
    // Fixed, because one code in a million is the same as another one's.
    { seed: 31 },
  )
})
