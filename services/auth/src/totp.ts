import { Secret, TOTP } from 'otpauth'

/** The parameters that every authenticator app supports (RFC 6238): SHA-1, six digits, thirty seconds. */
const totpOf = (secret: string, label = ''): TOTP => new TOTP({ issuer: 'Verandah', label, secret })

/** 160 random bits in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The URL that an authenticator app reads from a QR code. */
export const setupUri = (secret: string, username: string): string => totpOf(secret, username).toString()

/** The time step of a code, with one step of clock skew; null if none matches. */
export const stepOf = (secret: string, code: string, now: Date): number | null => {
  const totp = totpOf(secret)
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
