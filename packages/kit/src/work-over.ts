const hearing = new Set<() => void>()

/** Told when a large piece of work of this process has ended, such as the reading of feeds: what it took can be given back. */
export const workOver = {
  tell: (): void => hearing.forEach((hear) => hear()),
  /** Returns what ends it. */
  hear: (hear: () => void): (() => void) => {
    hearing.add(hear)
    return () => void hearing.delete(hear)
  },
}

export type WorkOver = typeof workOver
