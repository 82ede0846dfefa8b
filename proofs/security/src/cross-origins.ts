import type { AnyRoute } from '@verandah/contracts'

/** What a browser, or an imitation, sends about a request's origin. */
export interface Provenance {
  readonly label: string
  readonly headers: Readonly<Record<string, string>>
  /** True if the headers say that it comes from a page of this site, without contradiction. */
  readonly isOurs: boolean
}

const sites = [undefined, 'cross-site', 'same-site', 'none', 'same-origin'] as const
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
] as const

/** Every combination of origin, site and body type. */
export function provenancesOf(baseUrl: string): Provenance[] {
  return originsOf(baseUrl).flatMap((origin) =>
    sites.flatMap((site) =>
      types.map((type) => ({
        label: `origin ${origin ?? 'absent'}, site ${site ?? 'absent'}, ${type}`,
        headers: { ...(origin && { origin }), ...(site && { 'sec-fetch-site': site }), 'content-type': type },
        isOurs: isOurs({ origin, site, baseUrl }),
      })),
    ),
  )
}

const originsOf = (baseUrl: string): (string | undefined)[] => {
  const { port, hostname } = new URL(baseUrl)
  return [
    undefined,
    'null',
    'https://evil.example',
    baseUrl.replace('http:', 'https:'),
    `http://${hostname}:${Number(port) + 1}`,
    `${baseUrl}.evil.example`,
    baseUrl,
  ]
}

/** The forgery that every browser would send; part of every run. */
export function isPlainForgery({ headers }: Provenance): boolean {
  return headers.origin === 'https://evil.example' && headers['sec-fetch-site'] === 'cross-site'
}

/** A page of this site is recognised by its origin, its site, or both. */
const isOurs = ({ origin, site, baseUrl }: { origin: string | undefined; site: string | undefined; baseUrl: string }) =>
  (origin === baseUrl && (site === undefined || site === 'same-origin')) ||
  (origin === undefined && site === 'same-origin')

/** Calls that change something on behalf of the cookies' owner. */
export function isGuarded({ auth, method, isOriginChecked = false }: AnyRoute): boolean {
  return isOriginChecked || (auth === 'session' && method !== 'GET')
}
