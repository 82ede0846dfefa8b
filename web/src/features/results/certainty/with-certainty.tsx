import { type ReactNode, useEffect, useState } from 'react'
import type { Narrowing } from '../narrowing/narrowing.ts'
import type { CustomWeights } from '../ranking/use-custom-weights.ts'
import { useLateParts } from '../use-late-parts.ts'
import { nothingSaid, SaidOfPlacesContext } from './certainty-context.ts'

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

/** Tells the homes within how sure their places are, once that is known; the list never waits for it. */
export const WithCertainty = ({ isReady, hasColumns, children, ...of }: WithCertaintyProps) => {
  const [said, setSaid] = useState(nothingSaid)
  const stays = useStays(JSON.stringify([of.narrowing, of.revision]))
  const isWanted = isReady && stays && (hasColumns || !savesData())
  const parts = useLateParts(isWanted)
  return (
    <SaidOfPlacesContext value={said}>
      {children}
      {isWanted && parts && <parts.Certainty {...of} onSaid={setSaid} />}
    </SaidOfPlacesContext>
  )
}

/** A buyer who leaves or filters sooner costs the server no columns. */
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

/** Whether the buyer asked their browser to load no more than it must. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
