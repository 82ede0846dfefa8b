import { categories, type Report, runLighthouse } from '@verandah/e2e/src/measure/run-lighthouse.ts'
import { type Figure, medianOf } from '../measure.ts'

const runs = 5
const pages = ['/', '/pricing'] as const
const devices = ['mobile', 'desktop'] as const

/** Runs Lighthouse on the public pages: the median of five runs for each category and device. */
export async function benchLighthouse(url: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const path of pages) {
    for (const device of devices) {
      const reports: Report[] = []
      for (let run = 0; run < runs; run += 1) reports.push(await runLighthouse(`${url}${path}`, { device }))
      for (const category of categories) {
        const value = medianOf(reports.map(({ scores }) => scores[category] ?? 0))
        figures.push({ name: `Lighthouse ${path} on ${device}: ${category}`, value, unit: 'of 100' })
      }
      for (const complaint of new Set(reports.flatMap(({ complaints }) => complaints))) console.log(`  ${complaint}`)
    }
  }
  return figures
}
