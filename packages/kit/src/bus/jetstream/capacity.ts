/** How much more may run at once; `whenFree` waits until that is at least one. */
export const createCapacity = (max: number) => {
  let free = max
  let waiting: (() => void)[] = []

  return {
    take: () => {
      free -= 1
    },
    give: () => {
      free += 1
      waiting.forEach((resolve) => resolve())
      waiting = []
    },
    whenFree: async (): Promise<number> => {
      while (free <= 0) await new Promise<void>((resolve) => waiting.push(resolve))
      return free
    },
  }
}
