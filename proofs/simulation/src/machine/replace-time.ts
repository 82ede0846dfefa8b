import { ServerResponse } from 'node:http'
import timers from 'node:timers'
import timersPromises from 'node:timers/promises'
import { promisify } from 'node:util'
import { currentProcess, type Happening, type Timeline } from './timeline.ts'

/** The least time between two turns of a loop of immediates: otherwise one that waits would stop the clock. */
const immediateMs = 0.05
const longestTimeoutMs = 2 ** 31 - 1
/** Undici has one timer for all its connections, of every process: it must not die with the one that set it. */
const sharedTick = 'onTick'

/** Replaces every clock and timer of this thread. Real ones are used by the loop that steps the timeline only. */
export function replaceTime(line: () => Timeline): void {
  replaceClocks(line)
  const { delay, immediate, VirtualTimer } = createTimers(line)
  const setTimer =
    (repeats: boolean) =>
    (work: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
      new VirtualTimer(() => work(...args), Number(ms), { repeats, isShared: work.name === sharedTick })
  const clear = (timer: unknown) => {
    if (timer instanceof VirtualTimer) timer.close()
  }
  const setTimeout = Object.assign(setTimer(false), { [promisify.custom]: delay })
  const setImmediate = Object.assign(
    (work: (...args: unknown[]) => void, ...args: unknown[]) =>
      new VirtualTimer(() => work(...args), immediateMs, { isImmediate: true }),
    { [promisify.custom]: immediate },
  )
  const replaced = {
    setTimeout,
    setInterval: setTimer(true),
    setImmediate,
    clearTimeout: clear,
    clearInterval: clear,
    clearImmediate: clear,
  }
  Object.assign(globalThis, replaced)
  Object.assign(timers, replaced)
  Object.assign(timersPromises, { setTimeout: delay, setImmediate: immediate })
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError')), ms)
    return controller.signal
  }
}

const replaceClocks = (line: () => Timeline): void => {
  const RealDate = Date
  const now = () => line().now() + (currentProcess()?.skewMs ?? 0)
  const epoch = line().now()
  function VirtualDate(this: unknown, ...args: unknown[]): unknown {
    const target = new.target as unknown
    if (target === undefined) return new RealDate(now()).toString()
    const kind = target === VirtualDate ? RealDate : (target as DateConstructor)
    return Reflect.construct(RealDate, args.length === 0 ? [Math.floor(now())] : args, kind)
  }
  Object.assign(VirtualDate, { now: () => Math.floor(now()), parse: RealDate.parse, UTC: RealDate.UTC })
  // Mongoose finds the type of a field by the name of its constructor.
  Object.defineProperty(VirtualDate, 'name', { value: 'Date' })
  VirtualDate.prototype = RealDate.prototype
  RealDate.prototype.constructor = VirtualDate
  globalThis.Date = VirtualDate as unknown as DateConstructor
  // Node keeps the date of replies for a second of the real clock.
  const always = {
    get: () => false,
    set() {
      // Stays off.
    },
  }
  Object.defineProperty(ServerResponse.prototype, 'sendDate', always)
  performance.now = () => line().now() - epoch
  const nanoseconds = () => BigInt(Math.round((line().now() - epoch) * 1e6))
  process.hrtime = Object.assign(
    (before: [number, number] = [0, 0]): [number, number] => {
      const passed = nanoseconds() - (BigInt(before[0]) * 1_000_000_000n + BigInt(before[1]))
      return [Number(passed / 1_000_000_000n), Number(passed % 1_000_000_000n)]
    },
    { bigint: nanoseconds },
  )
}

interface Kind {
  readonly repeats?: boolean
  readonly isShared?: boolean
  readonly isImmediate?: boolean
}

const createTimers = (line: () => Timeline) => {
  class VirtualTimer {
    private happening: Happening | undefined
    private readonly run: () => void
    private readonly ms: number
    private readonly repeats: boolean
    private readonly isShared: boolean
    constructor(run: () => void, ms: number, { repeats = false, isShared = false, isImmediate = false }: Kind = {}) {
      this.run = run
      this.repeats = repeats
      this.isShared = isShared
      this.ms = isImmediate ? ms : ms >= 1 && ms <= longestTimeoutMs ? ms : 1
      this.start()
    }
    private start() {
      const work = () => {
        this.happening = undefined
        if (this.repeats) this.start()
        this.run()
      }
      this.happening = this.isShared ? line().afterIn(undefined, this.ms, work) : line().after(this.ms, work)
    }
    close() {
      if (this.happening) this.happening.run = undefined
      this.happening = undefined
      return this
    }
    refresh() {
      this.close()
      this.start()
      return this
    }
    ref() {
      return this
    }
    unref() {
      return this
    }
    hasRef() {
      return false
    }
    [Symbol.toPrimitive]() {
      return 0
    }
    [Symbol.dispose]() {
      this.close()
    }
  }
  const wait = <Value>(start: (end: () => void) => VirtualTimer, value: Value, signal?: AbortSignal) =>
    new Promise<Value>((resolve, reject) => {
      if (signal?.aborted === true) {
        reject(abortError(signal))
        return
      }
      const timer = start(() => {
        signal?.removeEventListener('abort', abort)
        resolve(value)
      })
      const abort = () => {
        timer.close()
        if (signal) reject(abortError(signal))
      }
      signal?.addEventListener('abort', abort, { once: true })
    })
  return {
    VirtualTimer,
    delay: <Value>(ms?: number, value?: Value, { signal }: { signal?: AbortSignal } = {}) =>
      wait((end) => new VirtualTimer(end, Number(ms)), value, signal),
    immediate: <Value>(value?: Value) =>
      wait((end) => new VirtualTimer(end, immediateMs, { isImmediate: true }), value),
  }
}

const abortError = ({ reason }: AbortSignal): Error =>
  Object.assign(new Error('The operation was aborted', { cause: reason }), { name: 'AbortError', code: 'ABORT_ERR' })
