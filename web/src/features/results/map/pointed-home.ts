import { useSyncExternalStore } from 'react'
import { createStore, useStore } from '@/lib/store.ts'

const pointed = createStore<string | null>(null)

/** Sets the hovered or focused home, in the list or on the map; null for none. */
export function pointAt(id: string | null): void {
  pointed.write(id)
}

export function usePointedHome(): string | null {
  return useStore(pointed)
}
export function useIsPointedAt(id: string): boolean {
  return useSyncExternalStore(pointed.subscribe, () => pointed.read() === id)
}
