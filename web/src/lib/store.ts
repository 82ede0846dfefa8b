import { useSyncExternalStore } from 'react'

/** A value outside React that components subscribe to. */
export const createStore = <Value>(initial: Value) => {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    write: (next: Value): void => {
      if (Object.is(next, value)) return
      value = next
      listeners.forEach((listener) => listener())
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useStore = <Value>({ read, subscribe }: ReturnType<typeof createStore<Value>>): Value =>
  useSyncExternalStore(subscribe, read, read)
