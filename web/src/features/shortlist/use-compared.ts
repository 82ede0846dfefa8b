import { maxCompared, type SavedProperty } from '@verandah/contracts'
import { useState } from 'react'
import { comparedHomes } from '@/lib/storage/local.ts'

export interface Compared {
  /** Records in the order chosen; at most three. */
  chosen: readonly SavedProperty[]
  isFull: boolean
  toggle: (id: string) => void
}

/** The compared homes, stored on the device. Omits homes that have left the list. */
export function useCompared(list: readonly SavedProperty[]): Compared {
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
