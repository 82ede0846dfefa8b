import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** WCAG 2.2 A and AA rules that axe disables by default. */
const askedFor = ['target-size', 'focus-order-semantics', 'css-orientation-lock']
/**
 * The rule expects the visible text in one piece; a calendar day's name has it in sentence order (see its
 * component test).
 */
const labelInName = 'label-content-name-mismatch'
/** Radix adds two focus proxies to the toast region. */
const focusHandles = '[role="region"][aria-label^="Notifications"] > span'

/** Returns axe's violations on a page, one line each: rule, element and reason. */
export async function findingsOn(page: Page, without: readonly string[] = []): Promise<string[]> {
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

/** Returns the horizontal overflow of the page in pixels. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.documentElement
    return Math.max(0, root.scrollWidth - root.clientWidth)
  })
}
