import type { SavedProperty } from '@verandah/contracts'
import { useState } from 'react'

export interface Removed {
  /** The list with what was removed in its old place, newest first. */
  shown: readonly SavedProperty[]
  isRemoved: (id: string) => boolean
  mark: (saved: SavedProperty) => void
  unmark: (id: string) => void
}

interface Entry {
  saved: SavedProperty
  /** Taken back; it keeps its place until the list has it again. */
  isBack: boolean
}

/** What was removed keeps its place while the page is open, so that nothing jumps and it can be taken back there. */
export const useRemoved = (list: readonly SavedProperty[]): Removed => {
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

const newestFirst = (a: SavedProperty, b: SavedProperty): number => b.createdAt.localeCompare(a.createdAt)
