import { createStore, useStore } from '@/lib/store.ts'

const savedAt = createStore<string | null>(null)

/** Takes note of a reply: one of the worker's says when it was saved, one of the network's that we are connected. */
export const noteReply = (headers: Headers): void => {
  const told = headers.get('X-Saved-At')
  const known = savedAt.read()
  savedAt.write(told !== null && known !== null && known < told ? known : told)
}

/** When the oldest of what the page shows was saved; null while it comes from the network. */
export const useSavedAt = (): string | null => useStore(savedAt)
