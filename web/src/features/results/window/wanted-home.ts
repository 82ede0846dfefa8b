const listeners = new Set<(id: string) => void>()

/** Requests that a home's card be scrolled into view and focused, wherever it is in the list. */
export function showInList(id: string): void {
  listeners.forEach((listener) => listener(id))
}

export const onWantedHome = (listener: (id: string) => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
