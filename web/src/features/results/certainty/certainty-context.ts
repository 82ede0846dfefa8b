import type { HomeCard } from '@verandah/contracts'
import { createContext, type ReactNode, use } from 'react'

/** Notes on how certain homes' ranks are; empty until they are computed. */
export interface CertaintyNotes {
  /** Below a home's address, or in its row. */
  lineOf: (home: HomeCard, isRow: boolean) => ReactNode
  /** At the end of its reasons. */
  partOf: (home: HomeCard) => ReactNode
}

export const noNotes: CertaintyNotes = { lineOf: () => null, partOf: () => null }

export const CertaintyNotesContext = createContext(noNotes)

/** How certain a home's rank is, in one line. */
export function PlaceLine({ home, isRow = false }: { home: HomeCard; isRow?: boolean }): ReactNode {
  return use(CertaintyNotesContext).lineOf(home, isRow)
}
