import type { SavedProperty } from '@verandah/contracts'
import { useState } from 'react'
import { newestFirst } from '@/lib/endpoints/saved-properties.ts'

export interface Removed {
  /** The list with removed homes in their old places, newest first. */
  shown: readonly SavedProperty[]
  isRemoved: (id: string) => boolean
  mark: (saved: SavedProperty) => void
  unmark: (id: string) => void
}

interface Entry {
  saved: SavedProperty
  /** Restored; keeps its place until the list contains it again. */
  isBack: boolean
}

/** Keeps removed homes in place while the page is open, so that nothing shifts and they can be restored there. */
export function useRemoved(list: readonly SavedProperty[]): Removed {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const isListed = ({ saved }: Entry) => list.some(({ id }) => id === saved.id)
  const open = entries.filter((entry) => !(entry.isBack && isListed(entry)))
  if (open.length < entries.length) setEntries(open)
  const missing = open.filter((entry) => !isListed(entry)).map(({ saved }) => saved)
  return {
    shown: missing.length === 0 ? list : [...list, ...missing].toSorted(newestFirst),
    isRemoved: (id) => open.some(({ saved, isBack }) => saved.id === id && !isBack),
    mark: (saved) =>
      setEntries((known) => [...known.filter((entry) => entry.saved.id !== saved.id), { saved, isBack: false }]),
    unmark: (id) =>
      setEntries((known) => known.map((entry) => (entry.saved.id === id ? { ...entry, isBack: true } : entry))),
  }
}
