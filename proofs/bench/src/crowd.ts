import { createBuyer } from '@verandah/runtime/testing'
import { followSearch } from './follow-search.ts'
import type { Figure } from './measure.ts'
import { onProduct } from './on-product.ts'
import { cpuMsOf, withoutBudgets } from './product-process.ts'

const crowds = [1, 10, 50, 200]
const buyers = 50
const warming = 10

/**
 * Measures searches of fifty concurrent buyers, followed as the page follows them, on the product as `npm start` runs
 * it: completed searches per second, homes in the poorest result, and memory.
 */
export function benchCrowd(): Promise<Figure[]> {
  return onProduct({ ...withoutBudgets, PASSWORD_HASH_MEMORY_KIB: '8192' }, async (product) => {
    const crowd = await Promise.all(Array.from({ length: buyers }, () => createBuyer(product.url)))
    for (const buyer of crowd.slice(0, warming)) await followSearch(buyer)
    const figures: Figure[] = []
    for (const count of crowds) {
      const startedAt = performance.now()
      const before = await cpuMsOf(product.pid)
      const found = await Promise.all(
        Array.from({ length: count }, (_none, index) => followSearch(crowd[index % buyers]!)),
      )
      const seconds = (performance.now() - startedAt) / 1_000
      const cpuMs = ((await cpuMsOf(product.pid)) - before) / count
      figures.push(
        { name: `${count} searches at once: completed`, value: found.filter((homes) => homes > 0).length, unit: '' },
        { name: `${count} searches at once: fewest homes of one`, value: Math.min(...found), unit: 'homes' },
        { name: `${count} searches at once: searches a second`, value: count / seconds, unit: '' },
        { name: `${count} searches at once: CPU of each`, value: cpuMs, unit: 'ms' },
        { name: `${count} searches at once: memory, peak so far`, value: (await product.memory()).peakMb, unit: 'MB' },
      )
    }
    return figures
  })
}
