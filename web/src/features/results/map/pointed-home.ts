import { useSyncExternalStore } from 'react'

let pointed: string | null = null
const listeners = new Set<() => void>()

/** The home that the pointer or the focus is at, in the list or on the map; null for none. */
export const pointAt = (id: string | null): void => {
  if (id === pointed) return
  pointed = id
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const usePointedHome = (): string | null => useSyncExternalStore(subscribe, () => pointed)
export const useIsPointedAt = (id: string): boolean => useSyncExternalStore(subscribe, () => pointed === id)
