import { Session } from 'node:inspector'
import type { OnLargeTaskDone } from '@verandah/kit'

/** A busier event loop has somebody waiting for it. */
const idleShare = 0.1
/** Whoever searches again and again leaves seconds between, and V8 drops with the memory the code that the next search runs. */
const looksToBeSure = 20
/** Less is not worth a collection. */
const worthBytes = 24 * 1024 * 1024

/** Of the process: a store in a thread of its own may hold more than we do. */
const heldBytes = (): number => process.memoryUsage.rss()

interface Options {
  /** Hears that nobody wants anything. */
  rest?: () => void
  /** Told when work has ended after which memory is given back at once. */
  onLargeTaskDone: Pick<OnLargeTaskDone, 'subscribe'>
  lookEveryMs?: number
  restMs?: number
}

/**
 * V8 keeps what a busy time has taken for as long as something small is allocated now and then, as by our jobs. So that whoever leaves the product
 * open gets it back, it is asked for it when nobody has wanted anything for a while, or when large work has ended: collecting holds up everything for a moment.
 */
export const giveMemoryBack = ({
  rest,
  onLargeTaskDone,
  lookEveryMs = 1_000,
  restMs = 30_000,
}: Options): (() => void) => {
  // It is never disconnected: Node 20 hangs when that happens within an answer.
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
      // One after the other: both at once hold each other up.
      rest?.()
      isNew = true
      collectedAt = performance.now()
    })
  }
  const look = () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, seen)
    seen = now
    // Other threads give back a moment after they were asked.
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
