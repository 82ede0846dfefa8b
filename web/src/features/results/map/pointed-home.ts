import { useSyncExternalStore } from 'react'
import { createStore, useStore } from '@/lib/store.ts'

const pointed = createStore<string | null>(null)

/** Sets the hovered or focused home, in the list or on the map; null for none. */
export const pointAt = (id: string | null): void => pointed.write(id)

export const usePointedHome = (): string | null => useStore(pointed)
export const useIsPointedAt = (id: string): boolean =>
  useSyncExternalStore(pointed.subscribe, () => pointed.read() === id)
