/** Lets at most `max` pieces of work run at once; the rest waits in line. */
export const createSemaphore = (max: number) => {
  const waiting: (() => void)[] = []
  let free = max

  const acquire = () =>
    new Promise<void>((resolve) => {
      if (free === 0) return void waiting.push(resolve)
      free -= 1
      resolve()
    })

  const release = () => {
    const next = waiting.shift()
    if (next === undefined) free += 1
    else next()
  }

  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await acquire()
    try {
      return await work()
    } finally {
      release()
    }
  }

  /** Waits in line; resolves to how many may begin then, at least one. */
  const whenFree = async (): Promise<number> => {
    await run(() => Promise.resolve())
    return free
  }

  return { run, whenFree }
}
