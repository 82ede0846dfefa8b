import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBuyer, feedsTakenIn, type Buyer } from '@verandah/runtime/testing'
import type { Figure } from './measure.ts'
import { startProduct, withoutBudgets } from './product-process.ts'

const flood = 200
const atOnce = 20

/**
 * Measures how an account that starts many searches affects another buyer: how long their search takes, and how many
 * homes it finds.
 */
export const benchFairness = async (): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-bench-'))
  const product = await startProduct(folder, withoutBudgets)
  try {
    await feedsTakenIn(folder)
    const [buyer, other] = await Promise.all([createBuyer(product.url), createBuyer(product.url)])
    await timeSearch(buyer)
    const alone = await timeSearch(buyer)
    const startedAt = performance.now()
    const started = await startMany(other)
    const beside = await timeSearch(buyer)
    for (const id of started) await other.waitFor(id, 300_000)
    const drainedMs = performance.now() - startedAt
    return [
      { name: 'a search alone', value: alone.ms, unit: 'ms' },
      { name: 'homes that it finds', value: alone.homes, unit: '' },
      { name: `the same beside ${flood} of another account`, value: beside.ms, unit: 'ms' },
      { name: 'homes that it finds then', value: beside.homes, unit: '' },
      { name: `until all ${flood} were over`, value: drainedMs, unit: 'ms' },
      { name: 'resident memory, peak', value: (await product.memory()).peakMb, unit: 'MB' },
    ]
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const timeSearch = async (buyer: Buyer) => {
  const startedAt = performance.now()
  const { resultsCount } = await buyer.waitFor(await buyer.search(), 120_000)
  return { ms: performance.now() - startedAt, homes: resultsCount }
}

const startMany = async (buyer: Buyer): Promise<string[]> => {
  const ids: string[] = []
  const one = async () => {
    while (ids.length < flood) ids.push(await buyer.search())
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return ids
}
