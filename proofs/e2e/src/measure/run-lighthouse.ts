import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'
import { ensureInstalled } from '../../../../tools/ensure-installed.mjs'
import { browserPath, quiet } from '../open-browser.ts'

export const categories = ['accessibility', 'best-practices', 'seo'] as const

/** What is read of Lighthouse's report; scores from 0 to 1. */
const Report = z.object({
  categories: z.record(
    z.enum(categories),
    z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), displayValue: z.string().optional() }),
  ),
})

interface Judgement {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<(typeof categories)[number], number>>
  /** Audits without a full score, with Lighthouse's explanation. */
  readonly complaints: readonly string[]
}

const folder = fileURLToPath(new URL('../../lighthouse', import.meta.url))

/** Runs Lighthouse in its own browser with its defaults: a simulated mid-range phone. */
export async function runLighthouse(url: string): Promise<Judgement> {
  ensureInstalled(folder)
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      `${folder}/node_modules/lighthouse/cli/index.js`,
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${quiet.join(' ')}`,
      '--no-enable-error-reporting',
    ],
    { env: { ...process.env, CHROME_PATH: browserPath() }, maxBuffer: 64e6 },
  )
  const report = Report.parse(JSON.parse(stdout))
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round(100 * report.categories[name].score)]),
  ) as Judgement['scores']
  const weighed = new Set(
    Object.values(report.categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  )
  const complaints = Object.entries(report.audits)
    .filter(([id, { score }]) => weighed.has(id) && score !== null && score < 1)
    .map(([id, { title, displayValue }]) => `${id}: ${title} ${displayValue ?? ''}`.trim())
  return { scores, complaints }
}
