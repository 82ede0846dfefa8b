import type { SavedProperty } from '@verandah/contracts'
import { useState } from 'react'
import { columnNameOf } from './columns.ts'

export type Step = Pick<SavedProperty, 'stage' | 'stageReason'>

export interface Move {
  id: string
  to: SavedProperty['stage']
  /** Where Undo takes it; null for a move that was an undo. */
  back: Step | null
}

/** Which home moved last, and which columns are open: a home that moves is always in an open one. */
export function useMoves() {
  const [last, setLast] = useState<Move | null>(null)
  /** The only column of a small board; undefined until one is chosen. */
  const [chosen, choose] = useState<string>()
  /** Columns of ends that were unfolded. */
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  return {
    last,
    chosen,
    choose,
    unfolded,
    toggle: (name: string) => setUnfolded((names) => without(names, name) ?? new Set([...names, name])),
    note: (move: Move) => {
      const name = columnNameOf(move.to)
      setLast(move)
      choose(name)
      setUnfolded((names) => new Set([...names, name]))
    },
  }
}

const without = (names: ReadonlySet<string>, name: string): ReadonlySet<string> | null =>
  names.has(name) ? new Set([...names].filter((one) => one !== name)) : null

export type Moves = ReturnType<typeof useMoves>
