import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserPath, openBrowser } from '../open-browser.ts'
import { findingsOn } from './axe.ts'
import { faultyPage, plantedFaults } from './faulty-page.ts'
import { wordsCutBySpacing } from './layout-faults.ts'

describe.runIf(browserPath() !== undefined)('faults of accessibility', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser.close())

  it('at least nine of ten planted faults are found', async () => {
    const page = await browser.newPage()
    await page.setContent(faultyPage)
    const found = await findingsOn(page)
    const seen = plantedFaults.filter((rule) => found.some((line) => line.startsWith(`${rule}:`)))
    expect(seen.length).toBeGreaterThanOrEqual(9)
    await page.close()
  })

  it('text that is cut by wide spacing is found, except where it is hidden', async () => {
    const page = await browser.newPage()
    await page.setContent(`
      <p style="width: 120px; overflow: hidden; font: 16px monospace; white-space: nowrap">Twelve words</p>
      <p style="width: 100px; height: 46px; overflow: hidden; font: 16px/1.4 monospace">Two lines of words</p>
      <div style="height: 0; overflow: hidden"><p>For the search of the browser</p></div>
    `)
    expect(await wordsCutBySpacing(page)).toEqual(['Twelve words', 'Two lines of words'])
    await page.close()
  })
})
