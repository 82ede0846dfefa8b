import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** Rules of WCAG 2.2 A and AA that axe leaves out unless they are asked for. */
const askedFor = ['target-size', 'label-content-name-mismatch', 'focus-order-semantics', 'css-orientation-lock']

/** What axe finds on a page, a line each: the rule, where, and why. */
export const findingsOn = async (page: Page, without: readonly string[] = []): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      rules: {
        ...Object.fromEntries(askedFor.map((rule) => [rule, { enabled: true }])),
        ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      },
    })
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
