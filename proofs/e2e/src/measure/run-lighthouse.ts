import { freePort } from '@verandah/kit/testing'
import lighthouse, { desktopConfig, type Flags } from 'lighthouse'
import { chromium } from 'playwright-core'
import { browserPath, quiet } from '../open-browser.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

export interface Report {
  /** From 0 to 100. */
  readonly scores: Readonly<Partial<Record<Category, number>>>
  /** Audits without a full score, with Lighthouse's explanation. */
  readonly complaints: readonly string[]
}

interface Asked {
  categories?: readonly Category[]
  device?: 'mobile' | 'desktop'
}

/** Runs Lighthouse in its own browser with its defaults: a simulated mid-range phone on a slow network. */
export async function runLighthouse(
  url: string,
  { categories: asked = categories, device = 'mobile' }: Asked = {},
): Promise<Report> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: browserPath() ?? 'chromium',
    args: [...quiet, `--remote-debugging-port=${port}`],
  })
  try {
    const flags: Flags = { port, onlyCategories: [...asked], logLevel: 'error', output: 'json' }
    const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined)
    if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}`)
    const { categories: found, audits } = result.lhr
    const scores = Object.fromEntries(asked.map((name) => [name, Math.round(100 * (found[name]?.score ?? 0))]))
    const weighed = new Set(
      Object.values(found).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id)),
    )
    const complaints = Object.values(audits)
      .filter(({ id, score }) => weighed.has(id) && score !== null && score < 1)
      .map(({ id, title, displayValue }) => `${id}: ${title} ${displayValue ?? ''}`.trim())
    return { scores, complaints }
  } finally {
    await browser.close()
  }
}
