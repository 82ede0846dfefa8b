import { Session } from 'node:inspector'
import type { OnLargeTaskDone } from '@verandah/kit'

/** Above this utilization, someone is using the product. */
const idleShare = 0.1
/**
 * Consecutive idle checks before a collection: users pause for seconds between searches, and V8 also drops compiled
 * code that the next search runs.
 */
const looksToBeSure = 20
/** Minimum gain that justifies a collection. */
const worthBytes = 24 * 1024 * 1024

/** Memory of the whole process: a store in a worker thread may hold more than this thread. */
const heldBytes = (): number => process.memoryUsage.rss()

interface Options {
  /** Called when the product is idle. */
  rest?: () => void
  /** Fires after a large task, whose memory is released at once. */
  onLargeTaskDone: Pick<OnLargeTaskDone, 'subscribe'>
  lookEveryMs?: number
  restMs?: number
}

/**
 * Releases memory when the product was idle for a while, or after a large task. V8 by itself keeps the memory of a busy
 * period as long as small allocations continue, as from our jobs. Collections are limited to these times because each
 * pauses the process.
 */
export const giveMemoryBack = ({
  rest,
  onLargeTaskDone,
  lookEveryMs = 1_000,
  restMs = 30_000,
}: Options): (() => void) => {
  // Never disconnected: Node 20 hangs if that happens inside a callback.
  const session = new Session()
  session.connect()
  let seen = performance.eventLoopUtilization()
  let neededBytes = 0
  let collectedAt = -Infinity
  let isNew = false
  let idleLooks = 0
  const giveBack = () => {
    const isTimely = performance.now() - collectedAt >= restMs
    if (!isTimely || heldBytes() - neededBytes < worthBytes) return
    session.post('HeapProfiler.collectGarbage', () => {
      // In sequence: concurrent collections slow each other down.
      rest?.()
      isNew = true
      collectedAt = performance.now()
    })
  }
  const look = () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, seen)
    seen = now
    // Other threads release memory slightly later.
    if (isNew) neededBytes = heldBytes()
    isNew = false
    idleLooks = utilization < idleShare ? idleLooks + 1 : 0
    if (idleLooks >= looksToBeSure) giveBack()
  }
  const stopHearing = onLargeTaskDone.subscribe(giveBack)
  const looking = setInterval(look, lookEveryMs).unref()
  return () => {
    clearInterval(looking)
    stopHearing()
  }
}
