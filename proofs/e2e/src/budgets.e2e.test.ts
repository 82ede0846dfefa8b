import { beforeAll, describe, expect, it } from 'vitest'
import {
  initialOf,
  kilobytesOf,
  type LoadedScript,
  requestsOfFirstVisit,
  scriptsLoadedBy,
} from './measure/loaded-scripts.ts'
import { categories, runLighthouse } from './measure/run-lighthouse.ts'
import { browserPath } from './open-browser.ts'
import { seedBuyer } from './people/seed-buyer.ts'
import { openAccount } from './people/open-account.ts'
import { useProduct } from './use-product.ts'

const landingKb = 125
const resultsKb = 170
const landingRequests = 12
/** With the homes to try it on, their pictures and the worker. */
const wholeRequests = 36

describe.runIf(browserPath() !== undefined)('the weight of a page', () => {
  const { url, browser } = useProduct()
  let landing: readonly LoadedScript[]

  beforeAll(async () => {
    landing = await scriptsLoadedBy(browser(), url())
  })

  it(`the landing page needs at most ${landingKb} KB of scripts before it begins`, () => {
    const initial = initialOf(landing, 'landing-page')
    expect(initial.some(({ sources }) => sources.some((path) => path.includes('landing-page')))).toBe(true)
    expect(kilobytesOf(initial)).toBeLessThanOrEqual(landingKb)
  })

  it(`the landing page asks for at most ${landingRequests} things before its homes, and ${wholeRequests} until it is whole`, async () => {
    const { begun, whole } = await requestsOfFirstVisit(browser(), url())
    expect(begun).toEqual(expect.arrayContaining(['/', '/begin.js']))
    expect(whole).toEqual(expect.arrayContaining(['/sw.js', '/api/showcase']))
    expect(begun.length, begun.join('\n')).toBeLessThanOrEqual(landingRequests)
    expect(whole.length, whole.join('\n')).toBeLessThanOrEqual(wholeRequests)
  })

  it('the landing page loads no map and not all of zod', () => {
    const sources = landing.flatMap((script) => script.sources)
    expect(sources.some((path) => path.includes('react-dom'))).toBe(true)
    expect(sources.filter((path) => /leaflet|zod\/v4\/classic|zod\/v3/.test(path))).toEqual([])
  })

  it(`the results need at most ${resultsKb} KB of scripts before it begins`, async () => {
    const buyer = await openAccount(browser(), url())
    const { searchId } = await seedBuyer(buyer)
    const scripts = await scriptsLoadedBy(
      browser(),
      `${url()}/search-results?searchId=${searchId}`,
      await buyer.cookies(),
    )
    const initial = initialOf(scripts, 'search-results-page')
    expect(initial.some(({ sources }) => sources.some((path) => path.includes('search-results-page')))).toBe(true)
    expect(kilobytesOf(initial)).toBeLessThanOrEqual(resultsKb)
  })

  it.each(['/', '/pricing'])('Lighthouse finds %s accessible, sound and findable', async (path) => {
    const { scores, complaints } = await runLighthouse(`${url()}${path}`)
    for (const category of categories) expect(scores[category], complaints.join('\n')).toBeGreaterThanOrEqual(95)
  })
})
