import { sessionHint } from '@verandah/contracts'
import { accessTokenTtlMs } from './access-tokens.ts'

/** The cookies of a session. Only the gateway reads them and only the gateway and auth set them. */
export const cookieNames = {
  access: 'verandah_access',
  refresh: 'verandah_refresh',
  device: 'verandah_device',
} as const

/** Carries the device cookie from the gateway to auth; cookies themselves stop at the gateway. */
export const deviceHeader = 'x-device-token'

export interface SessionTokens {
  readonly accessToken: string
  readonly refreshToken: string
  /** ISO 8601. */
  readonly refreshExpiresAt: string
}

interface CookieOptions {
  /** True where the product is served over HTTPS. */
  isSecure: boolean
}

/**
 * On HTTPS a browser binds cookies with this prefix to one host (RFC 6265bis, section 4.1.3.2), so no sibling domain
 * can set them.
 */
const hostPrefix = '__Host-'

/** Our cookies in a request. On HTTPS a name without the prefix is never accepted: a sibling domain can set it. */
export function readOwnCookies(header: string | undefined, { isSecure }: CookieOptions) {
  const cookies = readCookies(header)
  const read = (name: string) => cookies.get(isSecure ? `${hostPrefix}${name}` : name)
  const access = read(cookieNames.access)
  const refresh = read(cookieNames.refresh)
  return { access, refresh, device: read(cookieNames.device), hint: read(sessionHint.name) }
}

export const deviceTtlMs = 365 * 24 * 60 * 60 * 1000

/** `Set-Cookie` values that give the browser a session (RFC 6265). */
export function sessionCookies(
  { accessToken, refreshToken, refreshExpiresAt }: SessionTokens,
  { now, ...options }: CookieOptions & { now: Date },
): string[] {
  const maxAgeMs = new Date(refreshExpiresAt).getTime() - now.getTime()
  return [
    serialise(cookieNames.access, accessToken, { ...options, sameSite: 'Lax', maxAgeMs: accessTokenTtlMs }),
    serialise(cookieNames.refresh, refreshToken, { ...options, sameSite: 'Strict', maxAgeMs }),
    serialise(sessionHint.name, sessionHint.value, { ...options, sameSite: 'Lax', maxAgeMs, isReadable: true }),
  ]
}

/**
 * `Set-Cookie` values that clear the session, under the names of builds without the prefix too. The device cookie
 * stays.
 */
export function clearedSessionCookies(options: CookieOptions): string[] {
  return [
    ...clearedUnder(options.isSecure ? hostPrefix : '', options),
    ...(options.isSecure ? clearedUnder('', options) : []),
  ]
}

/** Headers that end the session in the browser, where answers to it, as photos, leave the cache too. */
export function endedSessionHeaders(options: CookieOptions) {
  return { 'Set-Cookie': clearedSessionCookies(options), 'Clear-Site-Data': '"cache"' }
}

const clearedUnder = (prefix: string, options: CookieOptions): string[] => [
  write(`${prefix}${cookieNames.access}`, '', { ...options, sameSite: 'Lax', maxAgeMs: 0 }),
  write(`${prefix}${cookieNames.refresh}`, '', { ...options, sameSite: 'Strict', maxAgeMs: 0 }),
  write(`${prefix}${sessionHint.name}`, '', { ...options, sameSite: 'Lax', maxAgeMs: 0, isReadable: true }),
]

export function deviceCookie(token: string, options: CookieOptions): string {
  return serialise(cookieNames.device, token, { ...options, sameSite: 'Strict', maxAgeMs: deviceTtlMs })
}

/** Cookies of a request by name; of two with the same name the first counts, which has the longer path. */
export function readCookies(header = ''): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>()
  for (let from = 0; from < header.length;) {
    const semicolon = header.indexOf(';', from)
    const end = semicolon === -1 ? header.length : semicolon
    const at = header.indexOf('=', from)
    const name = at === -1 || at > end ? '' : header.slice(from, at).trim()
    if (name !== '' && !cookies.has(name)) cookies.set(name, header.slice(at + 1, end).trim())
    from = end + 1
  }
  return cookies
}

interface Attributes extends CookieOptions {
  sameSite: 'Lax' | 'Strict'
  maxAgeMs: number
  /** True for cookies that scripts of the page may read. */
  isReadable?: boolean
}

const serialise = (name: string, value: string, attributes: Attributes): string =>
  write(`${attributes.isSecure ? hostPrefix : ''}${name}`, value, attributes)

/** Tokens are base64url with dots, so no escaping is needed. */
const write = (name: string, value: string, { isSecure, sameSite, maxAgeMs, isReadable }: Attributes): string => {
  const maxAge = `Max-Age=${Math.max(0, Math.floor(maxAgeMs / 1000))}`
  const secrecy = isReadable === true ? '' : '; HttpOnly'
  return `${name}=${value}; Path=/; ${maxAge}${secrecy}; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`
}
