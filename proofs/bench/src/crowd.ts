import { createBuyer } from '@verandah/runtime/testing'
import { followSearch } from './follow-search.ts'
import type { Figure } from './measure.ts'
import { startFedProduct, withoutBudgets } from './processes.ts'
import { usageOf } from './usage.ts'

const crowds = [1, 10, 50, 200]
const buyers = 50
const warming = 10

/**
 * Measures searches of fifty concurrent buyers, followed as the page follows them, on the product as `npm start` runs
 * it: completed searches per second, homes in the poorest result, and memory.
 */
export async function benchCrowd(): Promise<Figure[]> {
  const { url, pid } = await startFedProduct({ ...withoutBudgets, PASSWORD_HASH_MEMORY_KIB: '8192' })
  const crowd = await Promise.all(Array.from({ length: buyers }, () => createBuyer(url)))
  for (const buyer of crowd.slice(0, warming)) await followSearch(buyer)
  const figures: Figure[] = []
  for (const count of crowds) {
    const startedAt = performance.now()
    const before = usageOf(pid)
    const found = await Promise.all(Array.from({ length: count }, (_, index) => followSearch(crowd[index % buyers]!)))
    const seconds = (performance.now() - startedAt) / 1_000
    const after = usageOf(pid)
    const named = (what: string) => `${count} searches at once: ${what}`
    figures.push(
      { name: named('completed'), value: found.filter((homes) => homes > 0).length, unit: '' },
      { name: named('fewest homes of one'), value: Math.min(...found), unit: 'homes' },
      { name: named('searches a second'), value: count / seconds, unit: '' },
      { name: named('CPU of each'), value: (after.cpuMs - before.cpuMs) / count, unit: 'ms' },
      { name: named('memory, peak so far'), value: after.peakMb, unit: 'MB' },
    )
  }
  return figures
}
