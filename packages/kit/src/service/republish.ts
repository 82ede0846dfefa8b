import { reasonOf } from '../errors.ts'
import type { Bus } from '../bus/bus.ts'
import { createLeases } from '../store/leases.ts'
import type { createRepublishRequests } from '../store/republish-requests.ts'
import type { Snapshot } from './snapshots.ts'
import type { Job } from './jobs.ts'
import type { Kit } from './kit.ts'
import type { StreamMemory } from './stream-memory.ts'

interface Republishing {
  readonly snapshots: readonly Snapshot<unknown>[]
  readonly context: unknown
  readonly kit: Kit<unknown>
  readonly bus: Pick<Bus, 'broadcast'>
  readonly memory: StreamMemory
  readonly requests: ReturnType<typeof createRepublishRequests>
}

const lookMs = 5_000
const leaseMs = 15_000

/**
 * Republishes a service's snapshots after the stream was replaced or rolled back, and when an operator asks. The debt
 * is stored first and settled last: after a crash in between, the next process republishes.
 */
export function createRepublishing(republishing: Republishing): Job {
  const { kit, memory, requests } = republishing
  const { store, clock, log } = kit
  const leases = createLeases({ store, clock })
  const hold = () => leases.hold('republish', leaseMs)

  const look = async () => {
    const known = await memory.look()
    const asked = known?.asked ?? []
    const isLost = known?.stream?.isOwed === true
    return { asked, lossId: known?.stream?.lossId, isLost, isDue: isLost || asked.length > 0 }
  }
  const run = async () => {
    if (!(await look()).isDue || !(await hold())) return
    const { isDue, isLost, asked, lossId } = await look()
    if (!isDue) return
    log.warn({ isLost, asked: asked.length }, 'republishing the snapshots of this service')
    const count = await publishAll(republishing, hold)
    if (lossId !== undefined) await requests.markRepublished(lossId)
    await requests.markDone(asked, clock.now(), count)
    log.info({ count }, 'republished the snapshots of this service')
  }
  return {
    name: 'republish',
    intervalMs: lookMs,
    run: () =>
      run().catch((error: unknown) => {
        log.warn({ reason: reasonOf(error) }, 'snapshots could not be republished; the next run tries again')
      }),
  }
}

/**
 * Publishes every snapshot and resolves to the number of events; `hold` extends the lease with each page. A page with a
 * failed publish is published once more under the same ids before the run gives up until the next.
 */
const publishAll = async (
  { snapshots, context, bus, memory }: Republishing,
  hold: () => Promise<unknown>,
): Promise<number> => {
  let count = 0
  for (const { event, read } of snapshots) {
    const publish = event.delivery === 'broadcast' ? bus.broadcast : memory.publish
    for await (const page of read(context)) {
      const publishPage = () => Promise.all(page.map((snapshot) => publish(snapshot)))
      await Promise.all([hold(), publishPage().catch(publishPage)])
      count += page.length
    }
  }
  return count
}
