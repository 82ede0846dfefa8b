import { createStore, useStore } from '@/lib/store.ts'

const savedAt = createStore<string | null>(null)

/**
 * Records a reply's `X-Saved-At` header: set on copies from the service worker, absent on replies from the
 * network, which mean that we are online.
 */
export function noteReply(headers: Headers): void {
  const told = headers.get('X-Saved-At')
  const known = savedAt.read()
  savedAt.write(told !== null && known !== null && known < told ? known : told)
}

export function useSavedAt(): string | null {
  return useStore(savedAt)
}
