/** Limits concurrency to `max`; further work queues. */
export function createSemaphore(max: number) {
  const waiting: (() => void)[] = []
  let watching: (() => void)[] = []
  let free = max

  const acquire = () =>
    new Promise<void>((resolve) => {
      if (free === 0) return void waiting.push(resolve)
      free -= 1
      resolve()
    })

  const release = () => {
    const next = waiting.shift()
    if (next !== undefined) {
      next()
      return
    }
    free += 1
    watching.forEach((look) => look())
    watching = []
  }

  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await acquire()
    try {
      return await work()
    } finally {
      release()
    }
  }

  /** Resolves to the number of free slots, once at least `least` are free. */
  const whenFree = async (least = 1): Promise<number> => {
    while (free < least) await new Promise<void>((resolve) => watching.push(resolve))
    return free
  }

  return { run, whenFree }
}
