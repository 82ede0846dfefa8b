const listeners = new Set<() => void>()

/** Fires after a large task of this process, such as reading feeds, so that memory can be released. */
export const onLargeTaskDone = {
  notify: (): void => listeners.forEach((listener) => listener()),
  /** Returns a function that unsubscribes. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

export type OnLargeTaskDone = typeof onLargeTaskDone
