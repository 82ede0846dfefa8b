import { eachAlone, type Job } from '@verandah/kit'
import { canLookUp, lookUpHomes, type LookUpDeps, createPauses } from './look-up-homes.ts'

type RefreshDeps = Omit<LookUpDeps, 'pauses'>

/** Longer than the look-ups of one batch; then another process takes over. */
const leaseMs = 5 * 60_000
/** Batches of a shard before the next shard has its turn. */
const batchesInTurn = 5
/** A date further ahead is from before the clock was set back. */
const furthestMs = 2 * 60 * 60_000

/**
 * Refreshes the adverts of followed homes, so that a new price, inspection or sale is noticed without a search.
 * Processes take turns at the shards: each works on one that no other holds, as long as any has homes that are due.
 */
export function refreshTrackedListings(parts: RefreshDeps): Job {
  const deps = { ...parts, pauses: createPauses() }
  return {
    name: 'look-after-tracked',
    intervalMs: 60_000,
    run: async (signal) => {
      await deps.properties.enrolForLookUp(deps.clock.now(), signal)
      let batches = 0
      do {
        batches = 0
        await eachAlone(await deps.properties.shardsByOverdue(deps.clock.now()), async (shard) => {
          batches += await takeTurn(deps, shard, signal)
        })
      } while (batches > 0 && !signal.aborted)
    },
  }
}

/** Whether any provider can be asked now. Else homes keep their dates, the most overdue first. */
const canAsk = ({ providers, pauses, clock }: LookUpDeps): boolean =>
  providers.some((provider) => canLookUp(provider) && !pauses.isPaused(provider.id, clock.now()))

/** Resolves to the number of batches that were due in the shard. */
const takeTurn = async (deps: LookUpDeps, shard: number, signal: AbortSignal): Promise<number> => {
  const { leases, properties, clock, settings } = deps
  const lease = `look-after-tracked:${shard}`
  const readDue = () => properties.dueForLookUp(shard, clock.now(), settings.TRACKED_LOOK_UP_MS + furthestMs)
  const isOver = () => signal.aborted || !canAsk(deps)
  if (isOver() || (await readDue()).length === 0) return 0
  let batches = 0
  try {
    while (batches < batchesInTurn && !isOver() && (await leases.hold(lease, leaseMs))) {
      const due = await readDue()
      if (due.length === 0) break
      await lookUpHomes(deps, due)
      batches += 1
    }
  } finally {
    await leases.release(lease)
  }
  return batches
}
