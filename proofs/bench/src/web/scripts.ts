import type { Browser } from 'playwright-core'
import { initialOf, kilobytesOf, type LoadedScript, scriptsLoadedBy } from '@verandah/e2e/src/measure/loaded-scripts.ts'
import type { Person } from '@verandah/e2e/src/people/open-account.ts'
import type { Figure } from '../measure.ts'

interface Pages {
  url: string
  buyer: Person
  searchId: string
}

/** Measures what the landing page and the results load before any interaction, gzip. */
export async function benchScripts(browser: Browser, { url, buyer, searchId }: Pages): Promise<Figure[]> {
  const landing = await scriptsLoadedBy(browser, url)
  const results = await scriptsLoadedBy(browser, `${url}/search-results?searchId=${searchId}`, await buyer.cookies())
  return [
    ...figuresOf('landing page', landing, 'landing-page'),
    ...figuresOf('results', results, 'search-results-page'),
  ]
}

const figuresOf = (name: string, loaded: readonly LoadedScript[], pageModule: string): Figure[] => {
  const initial = initialOf(loaded, pageModule)
  return [
    {
      name: `${name}: scripts before it begins, ${initial.length} files`,
      value: kilobytesOf(initial),
      unit: 'KB gzip',
    },
    {
      name: `${name}: with what is fetched ahead, ${loaded.length} files`,
      value: kilobytesOf(loaded),
      unit: 'KB gzip',
    },
  ]
}
