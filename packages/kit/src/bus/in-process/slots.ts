/** Lets at most `max` pieces of work run at once; the rest waits in line. */
export const createSlots = (max: number) => {
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

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await acquire()
    try {
      return await work()
    } finally {
      release()
    }
  }
}
