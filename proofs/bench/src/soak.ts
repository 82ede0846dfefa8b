import { setTimeout as wait } from 'node:timers/promises'
import { listResultCards, listSearches, saveProperty } from '@verandah/contracts'
import { createBuyer, saveWeights, type Buyer } from '@verandah/runtime/testing'
import { followSearch } from './follow-search.ts'
import { figuresIn, inTurn, medianOf, type Figure } from './measure.ts'
import { startFedProduct } from './processes.ts'
import { usageOf } from './usage.ts'

const buyers = 6
const minutes = 10
const minuteMs = 60_000
const lookEveryMs = 1_000
const readingMs = 2_000
/**
 * Searches per minute keep the build's limit. Few are kept per buyer, so that their storage is full after the first
 * minutes.
 */
const settings = { SEARCHES_PER_DAY: '100000', SEARCHES_KEPT_PER_USER: '10', RATE_LIMIT_PER_MINUTE: '100000' }

/**
 * Ten minutes of six buyers who search, read and save: the product's memory minute by minute, and once they have gone.
 */
export async function benchSoak(): Promise<Figure[]> {
  const { url, pid } = await startFedProduct(settings)
  const endsAt = performance.now() + minutes * minuteMs
  const crowd = Promise.all(Array.from({ length: buyers }, () => live(url, endsAt)))
  const memoryMb = await inTurn(minutes, () => memoryOfMinute(pid))
  const searches = (await crowd).reduce((sum, one) => sum + one, 0)
  await wait(minuteMs)
  const { nowMb, peakMb } = usageOf(pid)
  return [
    ...memoryMb.map((value, at) => ({ name: `resident memory, median of minute ${at + 1}`, value, unit: 'MB' })),
    ...figuresIn('MB', { 'a minute after the last of them has gone': nowMb, 'at its highest': peakMb }),
    ...figuresIn('', { 'searches in all': searches }),
  ]
}

const memoryOfMinute = async (pid: number): Promise<number> => {
  const seen = await inTurn(minuteMs / lookEveryMs, async () => {
    await wait(lookEveryMs)
    return usageOf(pid).nowMb
  })
  return medianOf(seen)
}

/** Resolves to the number of this buyer's searches. */
const live = async (url: string, endsAt: number): Promise<number> => {
  const buyer = await createBuyer(url)
  await saveWeights(buyer)
  let rounds = 0
  for (; performance.now() < endsAt; rounds += 1) {
    if ((await followSearch(buyer)) === 0) throw new Error('A search found nothing')
    await saveTheBest(buyer)
    await wait(readingMs)
  }
  return rounds
}

const saveTheBest = async (buyer: Buyer): Promise<void> => {
  const [latest] = (await buyer.call(listSearches)).body
  const searchId = latest?.id ?? ''
  const [best] = (await buyer.call(listResultCards, { params: { searchId }, query: { limit: 24 } })).body
  const saved = await buyer.call(saveProperty, { body: { propertyId: best?.id ?? '', searchId } })
  if (saved.status >= 300) throw new Error(`The home was not saved: ${JSON.stringify(saved.body)}`)
}
