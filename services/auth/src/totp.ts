import { Secret, TOTP } from 'otpauth'

/** The parameters that every authenticator app supports (RFC 6238): SHA-1, six digits, thirty seconds. */
const totpOf = (secret: string, label = ''): TOTP => new TOTP({ issuer: 'Verandah', label, secret })

/** 160 random bits in base 32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The URL that an authenticator app reads from a QR code. */
export function setupUri(secret: string, username: string): string {
  return totpOf(secret, username).toString()
}

/** The time step of a code, with one step of clock skew; null if none matches. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const totp = totpOf(secret)
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** The time steps of one code, or of two consecutive ones. */
export interface Steps {
  readonly first: number
  readonly last: number
}

/** The steps of six digits, or of twelve: two consecutive codes, of which the second has the clock skew. */
export function stepsOf(secret: string, digits: string, now: Date): Steps | null {
  const last = stepOf(secret, digits.slice(-6), now)
  if (last === null) return null
  if (digits.length === 6) return { first: last, last }
  const first = last - 1
  const totp = totpOf(secret)
  const delta = totp.validate({ token: digits.slice(0, 6), timestamp: first * totp.period * 1000, window: 0 })
  return delta === null ? null : { first, last }
}
