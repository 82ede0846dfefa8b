import { setTimeout as wait } from 'node:timers/promises'
import { listSearchResults } from '@verandah/contracts'
import { createBuyer, feedsTakenIn, type Buyer } from '@verandah/runtime/testing'
import { openBuyer } from './follow-search.ts'
import { figuresIn, inTurn, medianOf, type Figure } from './measure.ts'
import { newFolder, startProduct } from './processes.ts'
import { usageOf } from './usage.ts'

const starts = 5
const searches = 20
const registrations = 8

/** Memory of reading feeds is released when it ends. */
const givenBackMs = 1_000

/** Longer than the product takes to detect that it is idle and to release memory. */
const restMs = 40_000

/** Measures the whole product from outside: time until ready, time until a buyer sees homes, and memory. */
export async function benchProduct(): Promise<Figure[]> {
  const folder = await newFolder()
  const readyMs = await inTurn(starts, async () => {
    const product = await startProduct(folder)
    await product.stop()
    return product.readyMs
  })
  const { url, pid } = await startProduct(folder)
  await feedsTakenIn(folder)
  const memoryAfter = async (ms: number) => {
    await wait(ms)
    return usageOf(pid).nowMb
  }
  const takenInMb = await memoryAfter(givenBackMs)
  const restingMb = await memoryAfter(restMs)
  const buyer = await openBuyer(url)
  const rankedMs = await inTurn(searches, () => firstHomeMs(buyer))
  await Promise.all(Array.from({ length: registrations }, () => createBuyer(url)))
  return [
    ...figuresIn('ms', {
      'start to ready': medianOf(readyMs),
      'first provider page to first ranked home': medianOf(rankedMs),
    }),
    ...figuresIn('MB', {
      'resident memory, a second after the feeds were taken in': takenInMb,
      [`the same ${restMs / 1000} s later`]: restingMb,
      [`resident memory after ${searches} searches and ${registrations} registrations at once`]: usageOf(pid).nowMb,
      [`the same ${restMs / 1000} s later, without calls`]: await memoryAfter(restMs),
    }),
  ]
}

/** Follows one search as the page does, by held requests; resolves to the time from its first page to its first home. */
const firstHomeMs = async (buyer: Buyer): Promise<number> => {
  const searchId = await buyer.search()
  let revision = 0
  let firstPageAt = NaN
  for (let found = 0; found === 0;) {
    const reply = await buyer.call(listSearchResults, { params: { searchId }, query: { waitMs: 5_000, revision } })
    revision = Number(reply.headers.get('x-revision'))
    if (revision > 0) firstPageAt ||= performance.now()
    found = reply.body.length
  }
  const rankedMs = performance.now() - firstPageAt
  await buyer.waitFor(searchId, 30_000)
  return rankedMs
}
