import { useSyncExternalStore } from 'react'

let savedAt: string | null = null
const listeners = new Set<() => void>()

/** Takes note of a reply: one of the worker's says when it was saved, one of the network's that we are connected. */
export const noteReply = (headers: Headers): void => {
  const told = headers.get('X-Saved-At')
  const next = told !== null && savedAt !== null && savedAt < told ? savedAt : told
  if (next === savedAt) return
  savedAt = next
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const currentSavedAt = () => savedAt

/** When the oldest of what the page shows was saved; null while it comes from the network. */
export const useSavedAt = (): string | null => useSyncExternalStore(subscribe, currentSavedAt, currentSavedAt)
