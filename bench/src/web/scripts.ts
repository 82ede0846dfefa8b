import type { Browser } from 'playwright-core'
import { kilobytesOf, scriptsLoadedBy } from '@verandah/e2e/src/measure/loaded-scripts.ts'
import type { Person } from '@verandah/e2e/src/people/open-account.ts'
import type { Figure } from '../measure.ts'

interface Pages {
  url: string
  buyer: Person
  searchId: string
}

/** What landing and results load before anybody touches them, gzip. */
export const benchScripts = async (browser: Browser, { url, buyer, searchId }: Pages): Promise<Figure[]> => {
  const landing = await scriptsLoadedBy(browser, url)
  const results = await scriptsLoadedBy(browser, `${url}/search-results?searchId=${searchId}`, await buyer.cookies())
  return [
    { name: `scripts of the landing page, ${landing.length} files`, value: kilobytesOf(landing), unit: 'KB gzip' },
    { name: `scripts of the results, ${results.length} files`, value: kilobytesOf(results), unit: 'KB gzip' },
  ]
}
