import { addressGroupOf, AppError, defineCounter, takeIfCounted } from '@verandah/kit'
import express, { type Request, type RequestHandler } from 'express'
import type { GatewayDeps } from './gateway-deps.ts'
import type { Sender } from './sender.ts'

/** Address for browsers' reports of content security policy violations. */
export const reportsPath = '/api/browser-reports'

const refusals = defineCounter({
  name: 'browser_refusals_total',
  help: 'What browsers refused on our pages, by the directive of the policy that forbids it.',
  labelNames: ['directive'],
})

const directives = [
  ...['base-uri', 'connect-src', 'default-src', 'font-src', 'form-action', 'frame-ancestors', 'frame-src', 'img-src'],
  ...['manifest-src', 'media-src', 'object-src', 'require-trusted-types-for', 'script-src', 'style-src'],
  ...['trusted-types', 'worker-src'],
]

const limits = { name: 'browser-reports', points: 60, windowMs: 60_000 }
const atMost = 50

/**
 * Counts reports and stores nothing: they contain page contents and anyone may send them. Reads both formats,
 * `report-uri` and the Reporting API.
 */
export function takeReports({ caches }: Pick<GatewayDeps, 'caches'>, { addressOf }: Sender): RequestHandler[] {
  const limiter = caches.rateLimiter(limits)
  const limit: RequestHandler = async (request, _, next) => {
    const verdict = await takeIfCounted(limiter, addressGroupOf(addressOf(request)))
    if (verdict?.isAllowed === false) throw tooManyReports(verdict.resetMs)
    next()
  }
  const types = ['application/csp-report', 'application/reports+json', 'application/json']
  const count: RequestHandler = (request, response) => {
    for (const directive of refusedIn(request)) refusals.inc({ directive })
    response.status(204).end()
  }
  return [limit, express.json({ limit: 16 * 1024, type: types }), count]
}

const tooManyReports = (retryAfterMs: number) =>
  new AppError('limited', { code: 'too-many-reports', detail: 'Too many reports. Please wait a moment.', retryAfterMs })

/** Returns known directive names only: a client must not create metric labels. */
const refusedIn = ({ body }: Request): string[] =>
  [body as unknown]
    .flat()
    .slice(0, atMost)
    .flatMap((report) => {
      const said =
        textIn(report, 'csp-report', 'effective-directive') ?? textIn(report, 'csp-report', 'violated-directive')
      const name = (said ?? textIn(report, 'body', 'effectiveDirective'))?.split(' ')[0]
      if (name === undefined) return []
      return directives.find((known) => name === known || name.startsWith(`${known}-`)) ?? 'other'
    })

const textIn = (report: unknown, ...path: readonly string[]): string | undefined => {
  const value = path.reduce<unknown>(
    (whole, name) =>
      typeof whole === 'object' && whole !== null ? (whole as Record<string, unknown>)[name] : undefined,
    report,
  )
  return typeof value === 'string' ? value : undefined
}
