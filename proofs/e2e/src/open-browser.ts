import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Where a Chromium is, if anywhere. Throws under `REQUIRE_INFRA=1` when there is none. */
export const browserPath = (): string | undefined => {
  const found = [process.env.CHROMIUM_PATH ?? '', ...candidates].find((path) => path !== '' && existsSync(path))
  if (found === undefined && process.env.REQUIRE_INFRA === '1')
    throw new Error('No Chromium was found; CHROMIUM_PATH may name one')
  return found
}

/** No window, no network of its own. */
export const quiet = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** How long a page may take to show what a test looks for, where the machine has other work. */
const patienceMs = 120_000

export const openBrowser = async (): Promise<Browser> => {
  const browser = await chromium.launch({ executablePath: browserPath() ?? 'chromium', args: quiet })
  browser.on('context', (context) => context.setDefaultTimeout(patienceMs))
  return browser
}
