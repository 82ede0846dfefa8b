import { setFlagsFromString } from 'node:v8'

/** How much of a function runs before V8 compiles it for speed, in bytes of its code: five times what V8 waits for by itself. */
const hotBytes = 5 * 66 * 1024

/** Later ones have a compiler between that costs little, and know no such flags. */
const hasOneFastCompiler = process.versions.v8.startsWith('11.')

/**
 * For all threads. A search runs much code, and little of it often: V8's helper threads compiled it for speed at a third of what the search cost, and much of it
 * again whenever homes of another shape came.
 */
export const spareHelpers = (): void => {
  if (hasOneFastCompiler) {
    setFlagsFromString(`--interrupt-budget=${hotBytes}`)
    // Small functions are no exception.
    setFlagsFromString('--max-bytecode-size-for-early-opt=0')
  }
  // Young generations are small: to share one out among threads costs more than to copy it.
  setFlagsFromString('--no-parallel-scavenge')
}
