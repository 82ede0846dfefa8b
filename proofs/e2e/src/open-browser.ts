import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

/** The headless build draws the same pages for less than half the CPU of the one with windows. */
const candidates = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Returns the path of a Chromium, if there is one. Throws under `REQUIRE_INFRA=1` if not. */
export function browserPath(): string | undefined {
  const found = [process.env.CHROMIUM_PATH ?? '', ...candidates].find((path) => path !== '' && existsSync(path))
  if (found === undefined && process.env.REQUIRE_INFRA === '1')
    throw new Error('No Chromium was found; CHROMIUM_PATH may name one')
  return found
}

/** Headless, without background network traffic. */
export const quiet = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** Generous timeout for a busy machine. */
const patienceMs = 120_000

export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: browserPath() ?? 'chromium', args: quiet })
  browser.on('context', (context) => context.setDefaultTimeout(patienceMs))
  return browser
}
