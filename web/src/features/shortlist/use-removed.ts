import type { SavedProperty } from '@verandah/contracts'
import { useState } from 'react'

export interface Removed {
  /** The list with what was removed in its old place, newest first. */
  shown: readonly SavedProperty[]
  isRemoved: (id: string) => boolean
  mark: (saved: SavedProperty) => void
  unmark: (id: string) => void
}

/** What was removed keeps its place while the page is open, so that nothing jumps and it can be taken back there. */
export const useRemoved = (list: readonly SavedProperty[]): Removed => {
  const [removed, setRemoved] = useState<readonly SavedProperty[]>([])
  const gone = removed.filter(({ id }) => !list.some((saved) => saved.id === id))
  const shown = [...list, ...gone].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  return {
    shown: gone.length === 0 ? list : shown,
    isRemoved: (id) => removed.some((saved) => saved.id === id),
    mark: (saved) => setRemoved((known) => [...known.filter(({ id }) => id !== saved.id), saved]),
    unmark: (id) => setRemoved((known) => known.filter((saved) => saved.id !== id)),
  }
}
