import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** Rules of WCAG 2.2 A and AA that axe leaves out unless they are asked for. */
const askedFor = ['target-size', 'focus-order-semantics', 'css-orientation-lock']
/** It wants what is written in one piece; a day of the calendar has it in the order of a sentence (its component test). */
const labelInName = 'label-content-name-mismatch'
/** Radix gives the notification area two places that hand the focus on. */
const focusHandles = '[role="region"][aria-label^="Notifications"] > span'

/** What axe finds on a page, a line each: the rule, where, and why. */
export const findingsOn = async (page: Page, without: readonly string[] = []): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .exclude(focusHandles)
    .options({
      rules: {
        [labelInName]: { enabled: (await page.getByRole('grid').count()) === 0 },
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
