import type { AnyRoute } from '@verandah/contracts'

/** What a browser, or something that plays one, says about where a request comes from. */
export interface Provenance {
  readonly label: string
  readonly headers: Readonly<Record<string, string>>
  /** True when it is said to come from a page of this site, and nothing contradicts. */
  readonly isOurs: boolean
}

const sites = [undefined, 'cross-site', 'same-site', 'none', 'same-origin'] as const
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
] as const

/** Every origin with every site and every type of body. */
export const provenancesOf = (baseUrl: string): Provenance[] =>
  originsOf(baseUrl).flatMap((origin) =>
    sites.flatMap((site) =>
      types.map((type) => ({
        label: `origin ${origin ?? 'absent'}, site ${site ?? 'absent'}, ${type}`,
        headers: { ...(origin && { origin }), ...(site && { 'sec-fetch-site': site }), 'content-type': type },
        isOurs: isOurs({ origin, site, baseUrl }),
      })),
    ),
  )

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

/** The forgery that every browser would send, which no run leaves out. */
export const isPlainForgery = ({ headers }: Provenance): boolean =>
  headers.origin === 'https://evil.example' && headers['sec-fetch-site'] === 'cross-site'

/** A page of this site says so by its origin, by its site, or by both. */
const isOurs = ({ origin, site, baseUrl }: { origin: string | undefined; site: string | undefined; baseUrl: string }) =>
  (origin === baseUrl && (site === undefined || site === 'same-origin')) ||
  (origin === undefined && site === 'same-origin')

/** Calls that change something for whoever has the cookies. */
export const isGuarded = ({ auth, method, isOriginChecked = false }: AnyRoute): boolean =>
  isOriginChecked || (auth === 'session' && method !== 'GET')
