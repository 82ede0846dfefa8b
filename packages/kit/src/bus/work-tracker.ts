import { setImmediate as nextTick } from 'node:timers/promises'

/** Counts running work, so that callers can wait until none is left. */
export function createWorkTracker() {
  let count = 0
  let waiting: (() => void)[] = []

  const leave = () => {
    count -= 1
    waiting.forEach((resolve) => resolve())
    waiting = []
  }

  const track = async <Result>(work: Promise<Result>): Promise<Result> => {
    count += 1
    try {
      return await work
    } finally {
      leave()
    }
  }

  /** Waits one more tick, because finished work may have started more. */
  const idle = async (): Promise<void> => {
    do {
      if (count > 0) await new Promise<void>((resolve) => waiting.push(resolve))
      await nextTick()
    } while (count > 0)
  }

  return { track, idle }
}
