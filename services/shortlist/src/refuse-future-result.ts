import type { SavedPropertyEdit } from '@verandah/contracts'
import { invalid } from '@verandah/kit'

/** No Australian clock is further ahead of UTC. */
const furthestAheadMs = 11 * 60 * 60 * 1000

/** Refuses the result of a sale on a day that has begun nowhere in Australia. */
export function refuseFutureResult({ saleResult }: Pick<SavedPropertyEdit, 'saleResult'>, now: Date): void {
  const today = new Date(now.getTime() + furthestAheadMs).toISOString().slice(0, 10)
  if (!saleResult || saleResult.day <= today) return
  throw invalid([{ field: 'saleResult.day', message: 'The day has not come yet: give today or an earlier day' }])
}
