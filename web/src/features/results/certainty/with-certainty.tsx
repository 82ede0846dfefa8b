import { type ReactNode, useEffect, useState } from 'react'
import type { Narrowing } from '../narrowing/narrowing.ts'
import type { CustomWeights } from '../ranking/use-custom-weights.ts'
import { useLateParts } from '../use-late-parts.ts'
import { noNotes, CertaintyNotesContext } from './certainty-context.ts'

interface WithCertaintyProps {
  searchId: string
  narrowing: Narrowing
  revision: number
  custom: Pick<CustomWeights, 'own' | 'weights' | 'move'>
  /** The search has ended, and the list is in the order of its scores. */
  isReady: boolean
  /** The columns have been loaded for something else. */
  hasColumns: boolean
  children: ReactNode
}

/** Provides notes on how certain the homes' ranks are, once computed; the list never waits for them. */
export function WithCertainty({ isReady, hasColumns, children, ...of }: WithCertaintyProps) {
  const [notes, setNotes] = useState(noNotes)
  const stays = useStays(JSON.stringify([of.narrowing, of.revision]))
  const isWanted = isReady && stays && (hasColumns || !savesData())
  const parts = useLateParts(isWanted)
  return (
    <CertaintyNotesContext value={notes}>
      {children}
      {isWanted && parts && <parts.Certainty {...of} onNotes={setNotes} />}
    </CertaintyNotesContext>
  )
}

/** Fetches no columns for a buyer who leaves or filters sooner. */
const staysAfterMs = 1_000

/** Whether the buyer has looked at one list for a while. */
const useStays = (list: string): boolean => {
  const [stayed, setStayed] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setStayed(list), staysAfterMs)
    return () => clearTimeout(timer)
  }, [list])
  return stayed === list
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
