import { setFlagsFromString } from 'node:v8'

/** A heap is collected once it has grown by so much since the last time. V8 itself waits until it is four times as large where a machine has much memory. */
const growingPercent = 30
/** Before the first time, in threads that begin from now on. */
const beginningMb = 32

/** For all threads: what searches leave behind is collected before it fills hundreds of megabytes. */
export const keepHeapsSmall = (): void => {
  setFlagsFromString(`--heap-growing-percent=${growingPercent}`)
  setFlagsFromString(`--initial-old-space-size=${beginningMb}`)
  // How the process was begun (`npm start`) says it for the main thread, and would overrule what each of the others is given.
  setFlagsFromString('--max-semi-space-size=0')
}
