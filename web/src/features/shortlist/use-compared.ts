import { maxCompared, type SavedProperty } from '@verandah/contracts'
import { useState } from 'react'
import { comparedHomes } from '@/lib/storage/local.ts'

export interface Compared {
  /** Records in the order they were chosen; never more than three. */
  chosen: readonly SavedProperty[]
  isFull: boolean
  toggle: (id: string) => void
}

/** The homes that are compared, kept on the device. One that has left the list is not among them. */
export const useCompared = (list: readonly SavedProperty[]): Compared => {
  const [ids, setIds] = useState(comparedHomes.read)
  const chosen = ids.flatMap((id) => list.find((saved) => saved.id === id) ?? []).slice(0, maxCompared)
  const isFull = chosen.length >= maxCompared
  const toggle = (id: string) => {
    const others = chosen.map((saved) => saved.id).filter((other) => other !== id)
    if (others.length >= maxCompared) return
    const next = others.length < chosen.length ? others : [...others, id]
    comparedHomes.write(next)
    setIds(next)
  }
  return { chosen, isFull, toggle }
}
