import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Response } from 'playwright-core'

export interface LoadedScript {
  readonly path: string
  readonly gzipBytes: number
  /** Paths of its static imports. */
  readonly imports: readonly string[]
  /** Source files, from its source map. */
  readonly sources: readonly string[]
}

/** Returns every script that a URL loads until the network is first idle, without interaction. */
export async function scriptsLoadedBy(browser: Browser, url: string, cookies: Cookies = []): Promise<LoadedScript[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  // A busy machine may be idle for a moment before it asks for the page's module.
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  // Later requests are prefetches, which may be aborted when the page closes.
  const scripts = await Promise.all(responses.map((response) => readScript(context, response)))
  await context.close()
  return scripts
}

/**
 * Returns the requests of a first visit: until the page begins to load its homes, and until it is complete to its
 * footer, including the service worker's script but not what the worker then caches.
 */
export async function requestsOfFirstVisit(
  browser: Browser,
  url: string,
): Promise<Record<'begun' | 'whole', string[]>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const worker = context.waitForEvent('serviceworker')
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('slider').first().waitFor()
  await page.waitForLoadState('networkidle')
  asked.push(new URL((await worker).url()).pathname)
  await context.close()
  const whole = [...new Set(asked)]
  const homesAt = whole.findIndex((path) => path.startsWith('/assets/showcase-'))
  return { begun: whole.slice(0, homesAt), whole }
}

/** Returns the scripts that a page needs to start: the entry, the page's module and their static imports. */
export function initialOf(scripts: readonly LoadedScript[], pageModule: string): LoadedScript[] {
  const wanted = new Set(scripts.filter(({ path }) => isRoot(path, pageModule)).map(({ path }) => path))
  for (const path of wanted) {
    for (const imported of scripts.find((script) => script.path === path)?.imports ?? []) wanted.add(imported)
  }
  return scripts.filter(({ path }) => wanted.has(path))
}

const isRoot = (path: string, pageModule: string): boolean =>
  path === '/begin.js' || path.startsWith('/assets/index-') || path.startsWith(`/assets/${pageModule}-`)

export function kilobytesOf(scripts: readonly LoadedScript[]): number {
  return scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1024
}

type Cookies = Parameters<BrowserContext['addCookies']>[0]

const readScript = async (context: BrowserContext, response: Response): Promise<LoadedScript> => {
  // Asked for once more: a browser that is short of memory no longer has what it has run.
  const body = await (await context.request.get(response.url())).body()
  const map = await context.request.get(`${response.url()}.map`)
  const sources = map.ok() ? ((await map.json()) as { sources: string[] }).sources : []
  const path = new URL(response.url()).pathname
  return { path, gzipBytes: gzipSync(body, { level: 9 }).byteLength, imports: importsIn(body.toString()), sources }
}

/** Returns static imports: `import"./x.js"` and `from"./x.js"`, not `import("./x.js")`. */
const importsIn = (code: string): string[] =>
  [...code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, name]) => `/assets/${name ?? ''}`)
