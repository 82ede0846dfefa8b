import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { join } from 'node:path'
import helmet from 'helmet'
import { reportsPath } from './take-reports.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** Browser features that the client never uses; injected code must not have them either. */
const forbidden = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
const permissions = forbidden.map((feature) => `${feature}=()`).join(', ')

/** What Stripe's payment form needs (docs.stripe.com/security/guide, content security policy). */
const forStripe = {
  scriptSrc: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frameSrc: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connectSrc: ['https://api.stripe.com'],
}
const forNobody: typeof forStripe = { scriptSrc: [], frameSrc: [], connectSrc: [] }

interface Needs {
  isHttps: boolean
  isStripeUsed: boolean
  mapTilesUrl: string | undefined
  /** Folder of the built client; the inline scripts of its page may run. */
  webRoot: string | undefined
}

/**
 * Returns the security headers (OWASP, HTTP Headers Cheat Sheet), the same on every response. Listing pictures may come
 * from any https host.
 */
export function securityHeaders(needs: Needs): readonly (readonly [name: string, value: string])[] {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  response.setHeader('Permissions-Policy', permissions)
  if (needs.isHttps) response.setHeader('Reporting-Endpoints', `refusals="${reportsPath}"`)
  helmetFor(needs)(request, response, () => undefined)
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)])
}

const helmetFor = ({ isHttps, isStripeUsed, mapTilesUrl, webRoot }: Needs) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(webRoot), ...paymentHosts(isStripeUsed).scriptSrc],
        frameSrc: ["'self'", ...paymentHosts(isStripeUsed).frameSrc],
        styleSrc: ["'self'"],
        // `blob:` shows photos that only the device has.
        imgSrc: ["'self'", 'https:', 'data:', 'blob:', ...tileHosts(mapTilesUrl)],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...paymentHosts(isStripeUsed).connectSrc],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default'],
        reportUri: reportsPath,
        // Browsers prefer `report-to` over `report-uri`, but send nothing by it to an address without TLS.
        ...(isHttps && { upgradeInsecureRequests: [], reportTo: 'refusals' }),
      },
    },
    strictTransportSecurity: isHttps && { maxAge: yearSeconds, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })

const paymentHosts = (isStripeUsed: boolean) => (isStripeUsed ? forStripe : forNobody)

/** `{s}` in the URL is a subdomain. */
const tileHosts = (url: string | undefined): string[] =>
  url === undefined ? [] : [new URL(url.replace('{s}', '*')).origin]

/** Returns hash sources that allow only the inline scripts of the client's page (CSP Level 3, hash-source). */
const inlineScriptHashes = (webRoot: string | undefined): string[] =>
  [...pageOf(webRoot).matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )

/** Empty until the client is built. */
const pageOf = (webRoot: string | undefined): string => {
  try {
    return webRoot === undefined ? '' : readFileSync(join(webRoot, 'index.html'), 'utf8')
  } catch {
    return ''
  }
}
