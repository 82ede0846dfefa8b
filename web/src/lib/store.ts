import { useSyncExternalStore } from 'react'

/** A value outside React that components subscribe to. */
export function createStore<Value>(initial: Value) {
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

export function useStore<Value>({ read, subscribe }: ReturnType<typeof createStore<Value>>): Value {
  return useSyncExternalStore(subscribe, read, read)
}
