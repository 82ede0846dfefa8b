import { setTimeout as wait } from 'node:timers/promises'
import { listResultCards } from '@verandah/contracts'
import { createBuyer, saveWeights, type Buyer } from '@verandah/runtime/testing'

const statusEveryMs = 3_000
const holdAgainMs = 250

/** A new buyer who has weighed what matters. */
export async function openBuyer(...given: Parameters<typeof createBuyer>): Promise<Buyer> {
  const buyer = await createBuyer(...given)
  await saveWeights(buyer)
  return buyer
}

/**
 * Searches and follows as the results page does: one request for cards is held, the next is sent a quarter of a second
 * later, and the status is requested every three seconds. Resolves to the number of homes found, 0 if the search
 * failed.
 */
export async function followSearch(buyer: Buyer, asked?: Parameters<Buyer['search']>[0]): Promise<number> {
  const searchId = await buyer.search(asked)
  let revision: number | undefined
  for (;;) {
    const asksAgainAt = performance.now() + statusEveryMs
    const leftMs = () => Math.max(0, Math.floor(asksAgainAt - performance.now()))
    while (leftMs() > 0) {
      const query = { limit: 24, ...(revision !== undefined && { waitMs: leftMs(), revision }) }
      const reply = await buyer.call(listResultCards, { params: { searchId }, query })
      revision = Number(reply.headers.get('x-revision'))
      await wait(Math.min(holdAgainMs, leftMs()))
    }
    const { status, resultsCount } = await buyer.statusOf(searchId)
    if (status !== 'processing') return status === 'completed' ? resultsCount : 0
  }
}
