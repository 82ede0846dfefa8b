import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Response } from 'playwright-core'

export interface LoadedScript {
  readonly path: string
  readonly gzipBytes: number
  /** The files that went into it, from its source map. */
  readonly sources: readonly string[]
}

/** Every script that an address loads before anybody touches the page. */
export const scriptsLoadedBy = async (
  browser: Browser,
  url: string,
  cookies: Cookies = [],
): Promise<LoadedScript[]> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const loading: Promise<LoadedScript>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loading.push(readScript(context, response))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const scripts = await Promise.all(loading)
  await context.close()
  return scripts
}

export const kilobytesOf = (scripts: readonly LoadedScript[]): number =>
  scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1024

type Cookies = Parameters<BrowserContext['addCookies']>[0]

const readScript = async (context: BrowserContext, response: Response): Promise<LoadedScript> => {
  const body = await response.body()
  const map = await context.request.get(`${response.url()}.map`)
  const sources = map.ok() ? ((await map.json()) as { sources: string[] }).sources : []
  return { path: new URL(response.url()).pathname, gzipBytes: gzipSync(body, { level: 9 }).byteLength, sources }
}
