import { constants, PerformanceObserver, type NodeGCPerformanceDetail } from 'node:perf_hooks'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'

/**
 * Target growth of a heap between collections. With less, nearly every search would trigger a collection, and V8 then
 * drops code that it has to compile again.
 */
const roomBytes = 40 * 1024 * 1024
/** Bounds of the growth. V8 by itself lets a heap quadruple on a machine with much memory. */
const leastPercent = 30
const mostPercent = 100
/** Size before the first collection, for threads that start from now on. */
const beginningMb = 32

/** Returns by how many percent a heap of this size may grow before its next collection. */
export function growthOf(heldBytes: number): number {
  return Math.round(Math.min(mostPercent, Math.max(leastPercent, (100 * roomBytes) / heldBytes)))
}

/** Limits the heaps of all threads, so that garbage of searches is collected before it fills hundreds of megabytes. */
export function keepHeapsSmall(): void {
  setFlagsFromString(`--initial-old-space-size=${beginningMb}`)
  // `npm start` sets it for the main thread; inherited, it would override the limits of worker threads.
  setFlagsFromString('--max-semi-space-size=0')
  const followHeap = () => setFlagsFromString(`--heap-growing-percent=${growthOf(getHeapStatistics().used_heap_size)}`)
  followHeap()
  new PerformanceObserver((list) => {
    if (list.getEntries().some(isMajor)) followHeap()
  }).observe({ entryTypes: ['gc'] })
}

const isMajor = (entry: object): boolean =>
  'detail' in entry && (entry.detail as NodeGCPerformanceDetail).kind === constants.NODE_PERFORMANCE_GC_MAJOR
