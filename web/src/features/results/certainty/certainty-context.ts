import type { HomeCard } from '@verandah/contracts'
import { createContext, type ReactNode, use } from 'react'

/** What is said of how sure homes' places are; nothing until it is known. */
export interface SaidOfPlaces {
  /** Below a home's address, or in its row. */
  lineOf: (home: HomeCard, isRow: boolean) => ReactNode
  /** At the end of its reasons. */
  partOf: (home: HomeCard) => ReactNode
}

export const nothingSaid: SaidOfPlaces = { lineOf: () => null, partOf: () => null }

export const SaidOfPlacesContext = createContext(nothingSaid)

/** How sure a home's place is, in a line. */
export const PlaceLine = ({ home, isRow = false }: { home: HomeCard; isRow?: boolean }): ReactNode =>
  use(SaidOfPlacesContext).lineOf(home, isRow)
