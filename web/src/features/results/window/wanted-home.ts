const listeners = new Set<(id: string) => void>()

/** Asks for the card of a home to be brought into view and given the focus, wherever it is in the list. */
export const showInList = (id: string): void => listeners.forEach((listener) => listener(id))

export const onWantedHome = (listener: (id: string) => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
