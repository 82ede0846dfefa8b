import { constants, PerformanceObserver, type NodeGCPerformanceDetail } from 'node:perf_hooks'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'

/** A heap grows by so much before it is collected again. With less room nearly every search would bring a collection, and V8 then drops code that it has to compile again. */
const roomBytes = 40 * 1024 * 1024
/** What a heap grows by at least and at most. V8 itself lets it become four times as large where a machine has much memory. */
const leastPercent = 30
const mostPercent = 100
/** Before the first time, in threads that begin from now on. */
const beginningMb = 32

/** By how much a heap that holds so much may grow until it is collected. */
export const growthOf = (heldBytes: number): number =>
  Math.round(Math.min(mostPercent, Math.max(leastPercent, (100 * roomBytes) / heldBytes)))

/** For all threads: what searches leave behind is collected before it fills hundreds of megabytes. */
export const keepHeapsSmall = (): void => {
  setFlagsFromString(`--initial-old-space-size=${beginningMb}`)
  // How the process was begun (`npm start`) says it for the main thread, and would overrule what each of the others is given.
  setFlagsFromString('--max-semi-space-size=0')
  const followHeap = () => setFlagsFromString(`--heap-growing-percent=${growthOf(getHeapStatistics().used_heap_size)}`)
  followHeap()
  new PerformanceObserver((list) => {
    if (list.getEntries().some(isMajor)) followHeap()
  }).observe({ entryTypes: ['gc'] })
}

const isMajor = (entry: object): boolean =>
  'detail' in entry && (entry.detail as NodeGCPerformanceDetail).kind === constants.NODE_PERFORMANCE_GC_MAJOR
