import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds on a page, a line each: the rule, where, and why. */
export const findingsOn = async (page: Page, without: readonly string[] = []): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .disableRules([...without])
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}

/** How many pixels of the page lie beyond its right edge. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const root = document.documentElement
    return Math.max(0, root.scrollWidth - root.clientWidth)
  })
